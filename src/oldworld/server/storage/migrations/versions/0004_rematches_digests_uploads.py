"""Rematches, what a seat has seen, uploaded records."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games follow games and come from records; chairs are kept, and know what was seen from them."""
    op.add_column("games", sa.Column("after_id", sa.String(length=22), nullable=True))
    op.create_index("uq_games_after_id", "games", ["after_id"], unique=True)
    op.add_column("games", sa.Column("digest", sa.String(length=64), nullable=True))
    op.add_column("games", sa.Column("opening", sa.Text(), nullable=True))
    op.create_index("ix_games_host_id_digest", "games", ["host_id", "digest"], unique=True)
    op.add_column("chairs", sa.Column("kept_id", sa.String(length=32), nullable=True))
    op.create_index(op.f("ix_chairs_kept_id"), "chairs", ["kept_id"])
    op.add_column("chairs", sa.Column("called", sa.String(length=40), nullable=True))
    op.add_column("chairs", sa.Column("turn", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("chairs", sa.Column("seen", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("chairs", sa.Column("news", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("chairs", sa.Column("deadline", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    """As it was before."""
    for column in ("deadline", "news", "seen", "turn", "called"):
        op.drop_column("chairs", column)
    op.drop_index(op.f("ix_chairs_kept_id"), "chairs")
    op.drop_column("chairs", "kept_id")
    op.drop_index("ix_games_host_id_digest", "games")
    op.drop_column("games", "opening")
    op.drop_column("games", "digest")
    op.drop_index("uq_games_after_id", "games")
    op.drop_column("games", "after_id")
