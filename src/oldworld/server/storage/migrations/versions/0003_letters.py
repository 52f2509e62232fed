"""Letters to people who are away: links, wishes, notices, and what is on its way."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def _person(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_person_id")
    return sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=name, ondelete="CASCADE")


def _moment(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=False)


def upgrade() -> None:
    """Addresses are confirmed or claimed; people wish for news; letters and notices wait."""
    op.add_column("people", sa.Column("confirmed", sa.DateTime(timezone=True), nullable=True))
    op.add_column("people", sa.Column("claimed", sa.String(length=254), nullable=True))
    op.create_table(
        "links",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("claimed", sa.Boolean(), nullable=False),
        _moment("until"),
        _person("links"),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_links")),
    )
    op.create_index(op.f("ix_links_person_id"), "links", ["person_id"])
    op.create_table(
        "letters",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("way", sa.String(length=10), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=True),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("args", sa.JSON(), nullable=False),
        _moment("created"),
        _moment("due"),
        _moment("until"),
        sa.Column("tries", sa.Integer(), nullable=False),
        _person("letters"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_letters")),
    )
    op.create_index(op.f("ix_letters_person_id"), "letters", ["person_id"])
    op.create_index(op.f("ix_letters_due"), "letters", ["due"])
    op.create_table(
        "wishes",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("mail", sa.JSON(), nullable=False),
        sa.Column("hook", sa.JSON(), nullable=False),
        sa.Column("patience", sa.Integer(), nullable=False),
        sa.Column("hook_url", sa.String(length=500), nullable=True),
        sa.Column("hook_secret", sa.String(length=64), nullable=True),
        sa.Column("stop", sa.String(length=43), nullable=False),
        _person("wishes"),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_wishes")),
        sa.UniqueConstraint("stop", name=op.f("uq_wishes_stop")),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("game_id", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.String(length=40), nullable=False),
        sa.Column("what", sa.String(length=10), nullable=False),
        sa.Column("who", sa.String(length=40), nullable=False),
        _moment("created"),
        _moment("due"),
        _person("notices"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_notices_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
    )
    for column in ("person_id", "game_id", "due"):
        op.create_index(op.f(f"ix_notices_{column}"), "notices", [column])
    op.create_table(
        "sights",
        sa.Column("game_id", sa.String(length=22), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        _moment("at"),
        _person("sights"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_sights_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "person_id", name=op.f("pk_sights")),
    )
    op.create_index(op.f("ix_sights_person_id"), "sights", ["person_id"])


def downgrade() -> None:
    """As it was before."""
    for table in ("sights", "notices", "wishes", "letters", "links"):
        op.drop_table(table)
    op.drop_column("people", "claimed")
    op.drop_column("people", "confirmed")
