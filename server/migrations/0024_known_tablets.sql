-- Wrong codes of tablets that have recently joined a session go to a separate counter.
create index sessions_devices_device on sessions_devices (devices_id, date_join);
