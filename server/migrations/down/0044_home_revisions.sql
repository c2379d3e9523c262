-- Practice answers did not exist before: deletes them and their undos. Other answers given at home stay.
delete from cards_events u where u.kind = 'UNDO'
  and exists (select from cards_events p where p.kind = 'PRACTICE' and p.client_id = u.undoes);
delete from cards_events where kind = 'PRACTICE';
drop index cards_events_home;
alter table cards_events
  drop constraint cards_events_one_place,
  drop constraint cards_events_practice,
  drop constraint cards_events_undone,
  drop constraint cards_events_answer,
  drop constraint cards_events_kind,
  drop column home_revisions_id,
  add constraint cards_events_kind check (kind in ('ANSWER', 'PLACE', 'DEMO', 'UNDO')),
  add constraint cards_events_answer check ((kind = 'ANSWER') = (is_right is not null)),
  add constraint cards_events_undone check (kind = 'ANSWER' or not is_undone);
drop table home_revisions;
