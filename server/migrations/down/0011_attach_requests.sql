drop trigger users_set_creator_school on users;
drop function set_creator_school();
alter table users drop column creator_schools_id;
drop table attach_requests;
