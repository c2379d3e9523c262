alter table users drop column request_id;
alter table classes drop column request_id;
