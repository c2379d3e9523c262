-- The move of a card by an event: the boxes before and after it; null for an event without a move (not the first answer
-- of its day, undone, or an undo). Derived whenever events are appended, so that counting moves reads no other rows.
alter table cards_events
  add column from_box smallint check (from_box between 1 and 5),
  add column to_box smallint check (to_box between 1 and 5),
  -- The card's first move since the student's last reset.
  add column is_first_move boolean not null default false,
  add constraint cards_events_move check ((from_box is null) = (to_box is null)),
  add constraint cards_events_first_move check (to_box is not null or not is_first_move);

-- The rule of contract/learning/boxes/leitner.ts for earlier events, with the same definition of day and order.
create function migrate_box_after(box smallint, kind text, is_right boolean, placed smallint, one_back boolean)
  returns smallint language sql immutable as $$
  select case
    when kind <> 'ANSWER' then placed
    when is_right then least(coalesce(box, 1::smallint) + 1, 5)::smallint
    when one_back then greatest(coalesce(box, 1::smallint) - 1, 1)::smallint
    else 1::smallint end $$;
create aggregate migrate_box(text, boolean, smallint, boolean) (sfunc = migrate_box_after, stype = smallint);

with counted as (
  select id, students_id, cards_id, epoch, kind, is_right, box, one_back, client_id,
         (answered_at at time zone 'Europe/Paris')::date as day, date_trunc('milliseconds', coalesce(told_at, answered_at)) as time
  from cards_events where kind <> 'UNDO' and not is_undone
), ordered as (
  select *, row_number() over (partition by students_id, cards_id, epoch, day order by time, client_id) as nth
  from counted
), moves as (
  select id, kind, box, migrate_box(kind, is_right, box, one_back) over card as to_box, row_number() over card as nth,
         day, time, client_id, students_id, cards_id, epoch
  from ordered where kind <> 'ANSWER' or nth = 1
  window card as (partition by students_id, cards_id, epoch order by day, time, client_id)
), linked as (
  select id, to_box, nth = 1 as is_first, case when kind = 'ANSWER' then 1::smallint else box end as entered,
         lag(to_box) over (partition by students_id, cards_id, epoch order by day, time, client_id) as from_box
  from moves
)
update cards_events v set from_box = coalesce(l.from_box, l.entered), to_box = l.to_box, is_first_move = l.is_first
from linked l where l.id = v.id;

drop aggregate migrate_box(text, boolean, smallint, boolean);
drop function migrate_box_after(smallint, text, boolean, smallint, boolean);

-- The application may update only derived columns of events (0023); the moves are derived too. `app_grant` runs again
-- at a restore.
do $do$
begin
  if to_regprocedure('app_grant()') is null then return; end if;
  alter function app_grant() rename to app_grant_before_moves;
  create function app_grant() returns void language plpgsql set search_path = public, pg_temp as $grant$
  begin
    perform app_grant_before_moves();
    grant update (from_box, to_box, is_first_move) on cards_events to memocartes_school, memocartes_follower, memocartes_all;
  end $grant$;
  perform app_grant();
end $do$;
