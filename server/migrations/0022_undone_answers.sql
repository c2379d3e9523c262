-- The last answer can be undone by an appended event with its id, which may arrive before the answer.
alter table cards_events
  drop constraint cards_events_kind_check,
  drop constraint cards_events_check,
  drop constraint cards_events_check1,
  add column undoes uuid,
  -- Derived from the UNDO events whenever answers or undos are appended, so that counting answers needs no join.
  add column is_undone boolean not null default false,
  add constraint cards_events_kind check (kind in ('ANSWER', 'PLACE', 'DEMO', 'UNDO')),
  add constraint cards_events_answer check ((kind = 'ANSWER') = (is_right is not null)),
  add constraint cards_events_box check ((kind in ('PLACE', 'DEMO')) = (box is not null)),
  add constraint cards_events_undo check ((kind = 'UNDO') = (undoes is not null)),
  add constraint cards_events_undone check (kind = 'ANSWER' or not is_undone);
