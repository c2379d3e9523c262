-- A request sent twice creates one student.
alter table students add column request_id uuid, add constraint students_once unique (schools_id, request_id);
