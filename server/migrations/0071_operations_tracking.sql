-- The tracking that an operation deletes has a table of its own, with a row per student, which is written some students
-- at a time: as one JSON value, that of a large school exceeded the time limit of a statement.
create table operations_tracking (
  operations_id int not null references operations on delete cascade,
  students_id int not null references students on delete cascade,
  -- The student's rows of cards_students.
  cards jsonb not null,
  primary key (operations_id, students_id)
);
create index operations_tracking_student on operations_tracking (students_id);

insert into operations_tracking (operations_id, students_id, cards)
  select operations.id, students.id, jsonb_agg(kept.card)
  from operations, jsonb_array_elements(operations.data->'tracking') kept (card), students
  where students.id = (kept.card->>'students_id')::int
  group by operations.id, students.id;
update operations set data = data - 'tracking' where data ? 'tracking';

select app_protect('operations_tracking', 'exists (select from operations where operations.id = operations_id)');
select app_grant();
