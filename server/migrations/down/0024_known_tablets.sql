drop index sessions_devices_device;
