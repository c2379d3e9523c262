select; -- The names are permanently deleted.
