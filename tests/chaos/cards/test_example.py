from tests.chaos.table import lay


def test_table_reads_like_play() -> None:
    """COW-BATTLE.14"""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"kislev": {"figures": ["2 bloodletter", "leper", "plaguebearer"]}},
        die={"khorne": [4, 1, 1, 1], "nurgle": [2]},
    )
    assert table.options == ["leper1", "plaguebearer1"]
    assert table.refused("bloodletter1") == "COW-BATTLE.15"
    table.choose("leper1")
    assert table.region("kislev")["figures"] == ["bloodletter", "bloodletter", "plaguebearer"]
    assert table.happened("figure_killed power=khorne figure=leper1") == 1
