"""Clocks, and what is said at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games have clocks, deadlines and remarks; people may mute others."""
    op.add_column("games", sa.Column("clock", sa.JSON(), nullable=True))
    op.add_column("games", sa.Column("deadline", sa.DateTime(timezone=True), nullable=True))
    op.create_index("ix_games_deadline", "games", ["deadline"])
    op.add_column("people", sa.Column("muted", sa.JSON(), nullable=False, server_default="[]"))
    op.create_table(
        "remarks",
        sa.Column("game_id", sa.String(length=22), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.String(length=40), nullable=True),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("reported", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_remarks_game_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_remarks_person_id"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("game_id", "number", name=op.f("pk_remarks")),
    )
    op.create_index(op.f("ix_remarks_person_id"), "remarks", ["person_id"])


def downgrade() -> None:
    """As it was before."""
    op.drop_table("remarks")
    op.drop_column("people", "muted")
    op.drop_index("ix_games_deadline", "games")
    op.drop_column("games", "deadline")
    op.drop_column("games", "clock")
