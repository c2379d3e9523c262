-- An undone answer must not count again: it is deleted together with its undo.
delete from cards_events where kind = 'UNDO' or is_undone;
alter table cards_events
  drop constraint cards_events_undone,
  drop constraint cards_events_undo,
  drop constraint cards_events_box,
  drop constraint cards_events_answer,
  drop constraint cards_events_kind,
  drop column is_undone,
  drop column undoes,
  add constraint cards_events_kind_check check (kind in ('ANSWER', 'PLACE', 'DEMO')),
  add constraint cards_events_check check ((kind = 'ANSWER') = (is_right is not null)),
  add constraint cards_events_check1 check ((kind <> 'ANSWER') = (box is not null));
