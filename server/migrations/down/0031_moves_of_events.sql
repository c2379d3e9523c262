do $do$
begin
  if to_regprocedure('app_grant_before_moves()') is null then return; end if;
  drop function app_grant();
  alter function app_grant_before_moves() rename to app_grant;
end $do$;
alter table cards_events
  drop constraint cards_events_first_move,
  drop constraint cards_events_move,
  drop column is_first_move,
  drop column to_box,
  drop column from_box;
