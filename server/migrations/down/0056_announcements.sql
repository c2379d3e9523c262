delete from notifications where kind = 'ANNOUNCEMENT';
delete from notification_preferences where kind = 'ANNOUNCEMENT';
drop index notifications_announcement;
drop table announcements_dismissed, announcements_schools, announcements;
