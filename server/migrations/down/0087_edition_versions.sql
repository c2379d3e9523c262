drop trigger editions_version on editions;
alter table editions drop column version;
