"""What every title obeys. The kernel knows no title."""
