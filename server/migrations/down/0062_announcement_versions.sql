drop trigger announcements_version on announcements;
alter table announcements drop column version;
