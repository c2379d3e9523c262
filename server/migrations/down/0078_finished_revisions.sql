alter table sessions_students drop column has_finished;
