-- Finds tablets that have recently joined a session: their wrong codes are counted separately.
create index sessions_devices_device on sessions_devices (devices_id, date_join);
