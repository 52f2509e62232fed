"""The titles. None of them imports another; everybody else reaches them through the registry."""
