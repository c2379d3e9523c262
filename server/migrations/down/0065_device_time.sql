alter table cards_events rename column device_time to told_at;
