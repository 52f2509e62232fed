"""The End Phase (COW-END): cards leave, Heroes strike, Old World cards act, ruin is scored."""

from __future__ import annotations

from collections.abc import Generator

from oldworld.kernel.procedure import Ask
from oldworld.titles.chaos import happenings as h, old_world_tables, options as o, prompts, tables, terms as t, verbs
from oldworld.titles.chaos.game import Game


def remove_cards(game: Game) -> None:
    """Step 1: Chaos cards leave the board for their owners' discard piles (COW-END.1).

    The Persistence of Change stays where its player killed a figure this round.
    """
    s = game.s
    for region in range(9):
        left = region * 2
        if s.spaces[left] < 0 and s.spaces[left + 1] < 0:
            continue
        staying = 0
        for space in range(left, left + 2):
            card = s.text[space]
            if card >= 0 and tables.STAYS >> card & 1 and s.killed_here[tables.CARD_OWNER[card]] >> region & 1:
                staying |= 1 << space
        for space in range(left, left + 2):
            card = s.spaces[space]
            if card < 0:
                continue
            if staying >> space & 1:
                game.tell(h.CARD_STAYED, "COW-CARDS.9", card, region)
            else:
                s.discard[card] += 1
                s.set_space(space, t.EMPTY)
                game.tell(h.CARD_REMOVED, "COW-END.1", card, region)


# -- step 2: Hero tokens ------------------------------------------------------------------------------


def next_heroes(game: Game) -> int:
    """The next region, from the cursor on, with a Hero token and a figure; 9 when there is none."""
    s = game.s
    region = s.cursor
    while region < 9 and not (s.tokens[region * 6 + t.HERO] and s.at[region]):
        region += 1
    return region


def heroes(game: Game, region: int) -> Generator[Ask, None, None]:
    """Each Hero token removes a figure of the highest Threat present; who owns it chooses (COW-END.3-8)."""
    s = game.s
    for _ in range(s.tokens[region * 6 + t.HERO]):
        for power in game.by_threat():
            mine = s.at[region] & s.side[power]
            if mine:
                yield from send_home(game, power, mine, region, prompts.HERO, "COW-END.3")
                break
    s.cursor = region + 1


def send_home(
    game: Game, power: int, figures: int, region: int, prompt: int, clause: str
) -> Generator[Ask, None, None]:
    """A power chooses one of its figures, which goes back to the reserve."""
    options: list[int] = []
    game.representatives(figures, options, o.FIGURE)
    yield Ask(power, prompt, options, region)
    verbs.remove_figure(game, game.answer - o.FIGURE, clause)


# -- step 3: Old World cards --------------------------------------------------------------------------


def old_world_card(game: Game, card: int) -> Generator[Ask, None, None]:
    """The lasting effect of a card on the track that acts in this step (COW-OLDWORLD.14, COW-END.9)."""
    s = game.s
    lasting = old_world_tables.LASTING[card]
    if "draw_where" in lasting:
        where = verbs.regions_with(game, t.TOKENS.index(lasting["draw_where"]))
        for power in game.powers:
            if s.occupied[power] & where:
                verbs.draw(game, power, 1, "COW-OLDWORLD.25")
    elif "place_where" in lasting:
        yield from more_skaven(game, t.TOKENS.index(lasting["token"]), t.TOKENS.index(lasting["place_where"]))
    elif "cleanse_where" in lasting:
        cleanse(game, verbs.regions_with(game, t.TOKENS.index(lasting["cleanse_where"])))
    elif "remove" in lasting:
        token = t.TOKENS.index(lasting["remove"])
        for region in tables.REGIONS_IN[verbs.regions_with(game, t.TOKENS.index(lasting["where"]))]:
            if s.tokens[region * 6 + token]:
                verbs.remove_token(game, token, region, "COW-OLDWORLD.29")
    elif "discard_if_in" in lasting:
        region = t.REGIONS.index(lasting["discard_if_in"])
        for power in game.powers:
            if s.present[region * 4 + power]:
                s.owes[power] += 1
    elif "hero_may_move" in lasting:
        yield from hero_moves(game)
    else:
        for region in range(9):
            yield from old_world_strikes(game, lasting, region)


def more_skaven(game: Game, token: int, beside: int) -> Generator[Ask, None, None]:
    """Skavengers: the lowest Threat puts a Skaven where a Warpstone lies (COW-OLDWORLD.31)."""
    s = game.s
    legal = verbs.regions_with(game, beside) & ~s.ruined
    if legal and s.supply[token]:
        yield Ask(game.lowest_threat(), prompts.PLACE_TOKEN, o.REGION_LISTS[legal], token)
        verbs.place_token(game, token, game.answer - o.REGION, "COW-OLDWORLD.31")


def cleanse(game: Game, regions: int) -> None:
    """The Grail Is Found: all corruption leaves the regions with an Event token (COW-OLDWORLD.35)."""
    s = game.s
    for region in tables.REGIONS_IN[regions]:
        for power in game.powers:
            count = s.corruption[region * 4 + power]
            if count:
                verbs.remove_corruption(game, power, region, count, "COW-OLDWORLD.35")


def hero_moves(game: Game) -> Generator[Ask, None, None]:
    """Divine Inspiration: the lowest Threat may move a Hero to an adjacent region that is not ruined."""
    s = game.s
    decider = game.lowest_threat()
    options = [
        o.TOKEN + region * 6 + t.HERO
        for region in range(9)
        if s.tokens[region * 6 + t.HERO] and tables.ADJACENT[region] & ~s.ruined
    ]
    if not options:
        return
    options.append(o.PASS)
    yield Ask(decider, prompts.HERO_MOVES, options)
    if game.answer == o.PASS:
        return
    region = (game.answer - o.TOKEN) // 6
    yield Ask(decider, prompts.HERO_WHERE, o.REGION_LISTS[tables.ADJACENT[region] & ~s.ruined], region, tentative=1)
    verbs.move_token(game, t.HERO, region, game.answer - o.REGION, "COW-OLDWORLD.4")


def old_world_strikes(game: Game, lasting: dict[str, str], region: int) -> Generator[Ask, None, None]:
    """The cards that send figures home from marked regions: Trollslayers, Corsairs, Witch Hunters."""
    s = game.s
    if "slay_where" in lasting:
        if s.tokens[region * 6 + t.TOKENS.index(lasting["slay_where"])]:
            for power in game.by_threat():
                mine = s.at[region] & s.side[power] & ~tables.CULTISTS
                if mine:
                    yield from send_home(game, power, mine, region, prompts.RETURN_FIGURE, "COW-OLDWORLD.14")
                    return
    elif "raid_where" in lasting:
        if s.tokens[region * 6 + t.TOKENS.index(lasting["raid_where"])]:
            for power in game.powers:
                mine = s.at[region] & s.side[power] & tables.CULTISTS
                if mine:
                    yield from send_home(game, power, mine, region, prompts.RETURN_FIGURE, "COW-OLDWORLD.14")
    elif "hunt_where" in lasting:
        if s.tokens[region * 6 + t.TOKENS.index(lasting["hunt_where"])]:
            most = 0
            hunted = t.NOBODY
            for power in game.by_threat():
                count = (s.at[region] & s.side[power] & tables.CULTISTS).bit_count()
                if count > most:
                    most = count
                    hunted = power
            if hunted >= 0:
                mine = s.at[region] & s.side[hunted] & tables.CULTISTS
                yield from send_home(game, hunted, mine, region, prompts.RETURN_FIGURE, "COW-OLDWORLD.14")


# -- step 4: ruined regions ---------------------------------------------------------------------------


def score_ruined(game: Game, region: int) -> None:
    """First and second place in a region ruined this round; then it is ruined for good (COW-END.10-20)."""
    s = game.s
    if s.face_up >> region & 1 == 0:
        return
    number = s.ruin[region]
    game.tell(h.RUIN_SCORED, "COW-END.10", region)
    for power, points, clause in place_points(game, region, number):
        verbs.score(game, power, points, clause, region)
    s.face_up &= ~(1 << region)
    for power in game.powers:
        count = s.corruption[region * 4 + power]
        if count:
            verbs.remove_corruption(game, power, region, count, "COW-END.19")


def place_points(game: Game, region: int, number: int) -> list[tuple[int, int, str]]:
    """Who scores how much for first and second place, and by which clause (COW-END.11-16)."""
    tokens = [game.s.corruption[region * 4 + power] for power in range(4)]
    first = tables.FIRST_PLACE[number][region]
    second = tables.SECOND_PLACE[number][region]
    most = max(tokens)
    if most == 0:
        return []
    leaders = [power for power in game.powers if tokens[power] == most]
    if len(leaders) > 1:
        return [(power, (first + second) // len(leaders), "COW-END.14") for power in leaders]
    next_most = max([0] + [tokens[power] for power in game.powers if tokens[power] < most])
    seconds = [power for power in game.powers if tokens[power] == next_most and next_most > 0]
    clause = "COW-END.15" if len(seconds) > 1 else "COW-END.12"
    return [(leaders[0], first, "COW-END.11")] + [(power, second // len(seconds), clause) for power in seconds]


# -- the round is over --------------------------------------------------------------------------------


def end_of_round(game: Game) -> None:
    """What lasts for a round ends: control (COW-CONTROL.8), protection, who placed and killed where."""
    s = game.s
    for power in game.powers:
        foreign = s.side[power] & ~tables.OWN[power]
        while foreign:
            figure = (foreign & -foreign).bit_length() - 1
            s.take_control(figure, tables.OWNER_OF[figure])
            game.tell(h.CONTROL_ENDED, "COW-CONTROL.8", figure)
            foreign &= foreign - 1
    s.shielded = 0
    s.spent = 0
    s.rolled = 0
    s.ruiners = [0] * 9
    s.killed_here = [0, 0, 0, 0]
    s.round += 1
    game.tell(h.ROUND_BEGAN, "COW-ROUND.2", s.round)
