alter table sessions_students drop column date_marked;
