-- The time on the clock of the tablet, where `answered_at` was corrected.
alter table cards_events rename column told_at to device_time;
