select; -- The names are gone for good.
