alter table cards_events
  drop constraint cards_events_first_move,
  drop constraint cards_events_move,
  drop column is_first_move,
  drop column to_box,
  drop column from_box;
