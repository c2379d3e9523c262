drop trigger students_give_picture on students;
drop function give_picture();
drop function app_free_picture(int, int);
alter table students drop column picture;
