-- A request sent twice creates one class, one person.
alter table classes add column request_id uuid, add constraint classes_once unique (schools_id, request_id);
alter table users add column request_id uuid, add constraint users_once unique (schools_id, request_id);
