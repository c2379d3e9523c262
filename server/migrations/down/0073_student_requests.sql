alter table students drop column request_id;
