drop trigger students_mark_inactive on students;
drop function mark_inactive();
alter table students drop column date_inactive;
drop trigger tokens_mark_seen on tokens;
drop function mark_seen();
alter table authentications drop column date_seen;
drop table privacy_consents;
drop table privacy_notices;
drop table privacy_exports;
