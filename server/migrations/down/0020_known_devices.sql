drop table known_devices;
