alter table prices drop column request_id;
alter table sections drop column request_id;
alter table editions drop column request_id;
alter table schools drop column request_id;
alter table authentications drop column request_id;
