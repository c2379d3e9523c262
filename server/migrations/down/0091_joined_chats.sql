drop trigger classes_users_pro_join_chats on classes_users_pro;
drop trigger users_students_join_chats on users_students;
drop function join_chats_of_class;
drop function join_chats_of_student;
drop function join_chat;
-- A row of an account that has read nothing is unknown to the earlier version.
delete from chats_reads where messages_id = 0;
alter table chats_reads drop column unread_after;
