-- Row-level security adds the school to every condition: an index that contains the school need not be combined with a
-- second index.
drop index students_class;
create index students_class on students (classes_id, schools_id, sort_name, id);
-- The staff of a school among all its accounts.
drop index authentications_school;
create index authentications_school on authentications (schools_id, role, sort_name, id);
