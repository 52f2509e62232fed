/** What of the board somebody looks at: shared by the map and the sheet beside it. */
class Looking {
  /** The region whose sheet is open, "" while the table decides. */
  region = $state("");
  /** Of a pair of regions the one named first. */
  first = $state("");
}

export const looking = new Looking();
