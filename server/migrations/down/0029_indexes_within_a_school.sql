drop index students_class;
create index students_class on students (classes_id, sort_name, id);
drop index authentications_school;
create index authentications_school on authentications (schools_id);
