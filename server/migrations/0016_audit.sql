-- Security events: who did what to whom, kept after the account, the target and the school are deleted. Append-only.

create table audit_events (
  id bigint generated always as identity primary key,
  date_create timestamptz not null default now(),
  kind text not null,
  -- No foreign keys: a deletion must neither remove nor change an event.
  actor_id int,
  actor_role text,
  actor_label text not null default '',
  schools_id int,
  target_type text,
  target_id int,
  target_label text not null default '',
  -- Truncated to its network: /24 for IPv4, /48 for IPv6.
  address text,
  device text,
  -- Names of fields, counts and statuses; never a secret, never a person's name.
  details jsonb not null default '{}'
);
create index audit_events_school on audit_events (schools_id, id desc);
create index audit_events_kind on audit_events (kind, date_create);
create index audit_events_actor on audit_events (actor_id, id desc);
create index audit_events_target on audit_events (target_type, target_id);
create index audit_events_date on audit_events (date_create);

-- UPDATE and DELETE are refused [audit.append-only], except in the two functions below: they run as the table's owner
-- with `memocartes.audit_maintenance` on, which has no effect for other roles. TRUNCATE is always refused.
create function audit_events_append_only() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('memocartes.audit_maintenance', true), '') = 'on'
    and tg_op in ('UPDATE', 'DELETE')
    and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid) then
    return null;
  end if;
  raise exception 'audit_events is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_events_append_only before update or delete or truncate on audit_events
  for each statement execute function audit_events_append_only();

-- Deletes at most `most` events older than `older_than`, which must be at least six months ago.
create function audit_forget(older_than timestamptz, most int) returns int language plpgsql security definer
  set search_path = public, pg_temp as $$
declare nb int;
begin
  if older_than > now() - interval '6 months' then
    raise exception 'audit events are kept for six months at least' using errcode = 'check_violation';
  end if;
  perform set_config('memocartes.audit_maintenance', 'on', true);
  delete from audit_events where id in (select id from audit_events where date_create < older_than order by date_create limit most);
  get diagnostics nb = row_count;
  perform set_config('memocartes.audit_maintenance', '', true);
  return nb;
end $$;

-- Replaces the names of erased people (`STUDENT`, or `USER` with the accounts in `accounts`) by fixed texts, so that
-- the function can't rewrite who did something. Identifiers, kinds and dates stay.
create function audit_pseudonymise(type text, ids int[], accounts int[]) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform set_config('memocartes.audit_maintenance', 'on', true);
  update audit_events set target_label = case when type = 'STUDENT' then 'élève effacé' else 'compte effacé' end || ' nº ' || target_id
    where target_type = type and target_id = any(ids);
  -- Names of staff who acted stay as long as the event; a follower's name is erased with the account.
  update audit_events set actor_label = 'proche effacé nº ' || actor_id
    where actor_id = any(accounts) and actor_role = 'USER';
  perform set_config('memocartes.audit_maintenance', '', true);
end $$;

-- Roles that have privileges on new tables by default lose the privileges to update, delete and truncate this table.
do $$
declare grantee text;
begin
  for grantee in select distinct g.grantee from information_schema.role_table_grants g
    where g.table_name = 'audit_events' and g.grantee <> current_user and g.grantee <> 'PUBLIC'
  loop
    execute format('revoke update, delete, truncate on audit_events from %I', grantee);
  end loop;
  revoke update, delete, truncate on audit_events from public;
end $$;
