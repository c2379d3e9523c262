-- Whether a tablet has joined a session lately decides which counter its wrong codes go to.
create index sessions_devices_device on sessions_devices (devices_id, date_join);
