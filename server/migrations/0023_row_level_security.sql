-- The database enforces permissions too [permissions.database]: the application uses roles that see only rows of their
-- scope. A scope is set for a transaction (`server/database/scope/scope.ts`): the role, `app.school`, `app.schools`,
-- `app.account`.
--   memocartes_school    rows of one school, common rows and rows of the account: its staff, tablets, devices at home
--   memocartes_follower  the same with the schools of a follower's children
--   memocartes_all       rows of every school: the superadmin, jobs, sign-in
-- Only the owner of the tables may create, alter or truncate them.

do $$
declare
  name text;
  is_ready boolean;
begin
  foreach name in array array['memocartes_school', 'memocartes_follower', 'memocartes_all'] loop
    if not exists (select from pg_roles where rolname = name) then
      begin
        execute format('create role %I nologin', name);
      exception when duplicate_object or unique_violation then null; -- another process has just done it
      end;
    end if;
    begin
      perform set_config('role', name, true);
      is_ready := true;
    exception when insufficient_privilege then is_ready := false;
    end;
    perform set_config('role', 'none', true);
    if not is_ready then execute format('grant %I to current_user', name); end if;
  end loop;
exception when insufficient_privilege then
  raise exception 'Le rôle PostgreSQL « % » ne peut pas créer ou prendre les rôles de l’application. Faites exécuter par un administrateur de la base : create role memocartes_school nologin; create role memocartes_follower nologin; create role memocartes_all nologin; grant memocartes_school, memocartes_follower, memocartes_all to "%";', current_user, current_user;
end $$;

-- End of the roles: a restore runs the part above before it reads a backup.

-- Triggers maintain counters whatever the scope of their statement.
alter function count_students() security definer set search_path = public, pg_temp;
alter function uncount_students() security definer set search_path = public, pg_temp;
alter function recount_students() security definer set search_path = public, pg_temp;
alter function count_teachers() security definer set search_path = public, pg_temp;
alter function count_classes() security definer set search_path = public, pg_temp;
alter function count_cards() security definer set search_path = public, pg_temp;
alter function free_blobs() security definer set search_path = public, pg_temp;

create function app_schools() returns int[] language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('app.schools', true), ''), '{}')::int[] $$;

-- Accounts have a copy of their person's school (or of the school that created them), and people a copy of the role, so
-- that policies need no join.
alter table authentications add column schools_id int references schools on delete set null;
update authentications a set schools_id = coalesce((select u.schools_id from users u where u.authentications_id = a.id), a.asking_schools_id);
create index authentications_school on authentications (schools_id);
create function fill_account_school() returns trigger language plpgsql as $$
begin
  new.schools_id := coalesce(new.schools_id, new.asking_schools_id, (app_schools())[1]);
  return new;
end $$;
create trigger authentications_fill_school before insert on authentications for each row execute function fill_account_school();

create or replace function mark_person() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    update authentications set has_person = false where id = old.authentications_id;
  else
    update authentications set has_person = true, schools_id = new.schools_id
      where id = new.authentications_id and (not has_person or schools_id is distinct from new.schools_id);
  end if;
  return null;
end $$;
drop trigger users_mark_person on users;
create trigger users_mark_person after insert or delete or update of schools_id on users for each row execute function mark_person();

-- A link has a copy of its student's school, which never changes.
alter table users_students add column schools_id int references schools on delete cascade;
update users_students f set schools_id = (select s.schools_id from students s where s.id = f.students_id);
alter table users_students alter column schools_id set not null;
create function fill_link_school() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.schools_id := (select s.schools_id from students s where s.id = new.students_id);
  -- Without a student there is no school: the foreign key gives a better error than a missing value.
  if new.schools_id is null then raise foreign_key_violation using constraint = 'users_students_students_id_fkey'; end if;
  return new;
end $$;
create trigger users_students_fill_school before insert or update of students_id, schools_id on users_students for each row execute function fill_link_school();
create index users_students_school on users_students (schools_id, users_id);

-- People of other schools to whom a school's rows refer: followers of its students, followers that it created, authors
-- of changes in its history. Evaluated only for rows that the plain conditions refuse.
create index history_author on history (authentications_id, schools_id);
create function app_knows_user(user_id int, role text) returns boolean language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if role = 'USER' then
    return exists (select from users_students f where f.users_id = user_id and f.schools_id = any(app_schools()))
      or exists (select from users u where u.id = user_id and u.creator_schools_id = any(app_schools()));
  end if;
  -- A school's history names staff who have left.
  return exists (select from history h where h.entity_type = 'USER' and h.entity_id = user_id and h.schools_id = any(app_schools()));
end $$;
create function app_knows_account(account_id int) returns boolean language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (select from users u where u.authentications_id = account_id and app_knows_user(u.id, u.role))
    or exists (select from history h where h.authentications_id = account_id and h.schools_id = any(app_schools()));
end $$;

-- Whether a follower has a child in another school; checked before their account is changed or deleted.
create function app_follows_elsewhere(user_id int, school_id int) returns boolean language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (select from users_students f where f.users_id = user_id and f.schools_id <> school_id);
end $$;

-- Files of other schools that a school may read: pictures on common cards, common resources, photos of people whom it
-- may see.
create function app_knows_document(file_id int, used_for text, thing_id int) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return case used_for
    when 'CARDS' then exists (select from cards c where (c.fimg = file_id or c.bimg = file_id) and c.card_type <> 'CUSTOM')
    when 'RESOURCES' then exists (select from resources r where r.document_id = file_id and (r.schools_id is null or r.schools_id = any(app_schools())))
    when 'STUDENTS' then exists (select from students s where s.id = thing_id and s.schools_id = any(app_schools()))
    when 'USERS' then exists (select from users u where u.id = thing_id and (u.schools_id = any(app_schools()) or app_knows_user(u.id, u.role)))
    else false end;
end $$;

-- Readable facts about a common card: the school that shared it, and whether any pack contains it.
create function app_card_school(card_id int) returns text language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (select s.name from cards c join schools s on s.id = c.schools_id where c.id = card_id and c.card_type = 'COMMUNITY');
end $$;
create function app_is_in_pack(card_id int) returns boolean language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (select from packs_cards k where k.cards_id = card_id);
end $$;

-- Gives a table its policies: `reads` are the rows that the application sees, `writes` those that it may write, if they
-- are fewer. `{school}` stands for the scope's school or schools, `{account}` for its account. A later migration calls
-- this function for its new tables, then `app_grant()`.
create function app_protect(table_name text, reads text, writes text default null) returns void language plpgsql as $$
declare
  -- Written out, so that planning a statement need not look into functions. A follower's schools are evaluated once per
  -- statement instead of once per row.
  account constant text := 'nullif(current_setting(''app.account'', true), '''')::int';
  schools constant jsonb := jsonb_build_object(
    'memocartes_school', 'nullif(current_setting(''app.school'', true), '''')::int',
    'memocartes_follower', 'any((select app_schools())::int[])');
  member record;
  seen text;
  written text;
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('create policy every_school on %I to memocartes_all using (true) with check (true)', table_name);
  for member in select key as role, value as school from jsonb_each_text(schools) loop
    seen := replace(replace(reads, '{school}', member.school), '{account}', account);
    written := replace(replace(writes, '{school}', member.school), '{account}', account);
    if written is null then
      execute format('create policy %I on %I to %I using (%s)', member.role, table_name, member.role, seen);
    else
      execute format('create policy %I on %I for select to %I using (%s)', member.role || '_select', table_name, member.role, seen);
      execute format('create policy %I on %I for insert to %I with check (%s)', member.role || '_insert', table_name, member.role, written);
      execute format('create policy %I on %I for update to %I using (%s)', member.role || '_update', table_name, member.role, written);
      execute format('create policy %I on %I for delete to %I using (%s)', member.role || '_delete', table_name, member.role, written);
    end if;
  end loop;
end $$;

do $$
declare
  own constant text := 'schools_id = {school}';
  me constant text := 'authentications_id = {account}';
  of_account constant text := me || ' or exists (select from authentications a where a.id = authentications_id)';
  rule record;
begin
  for rule in select * from (values
    -- table, rows that can be read, rows that can be written (if fewer)
    ('schools', 'id = {school}', null),
    ('users', own || ' or ' || me || ' or app_knows_user(id, role)', own || ' or ' || me || ' or (role = ''USER'' and app_knows_user(id, role))'),
    ('authentications', own || ' or id = {account} or app_knows_account(id)', own || ' or id = {account} or (role = ''USER'' and app_knows_account(id))'),
    ('classes', own, null),
    ('classes_users_pro', 'exists (select from classes c where c.id = classes_id)', null),
    ('students', own, null),
    ('users_students', own, null),
    ('documents', own || ' or ' || me || ' or app_knows_document(id, entity_type, entity_id)', own || ' or ' || me),
    ('blobs', 'exists (select from documents d where d.blobs_hash = hash)', 'true'),
    ('cards', 'card_type <> ''CUSTOM'' or ' || own || ' or ' || me, own || ' or ' || me),
    ('cards_images', 'exists (select from documents d where d.id = documents_id)', null),
    ('packs', own, null),
    ('packs_cards', 'exists (select from packs p where p.id = packs_id)', null),
    ('packs_classes', 'exists (select from classes c where c.id = classes_id)', null),
    ('sessions', own, null),
    ('sessions_students', 'exists (select from sessions e where e.id = sessions_id)', null),
    ('sessions_devices', 'exists (select from sessions e where e.id = sessions_id)', null),
    ('devices', own, null),
    ('cards_events', 'exists (select from students s where s.id = students_id)', null),
    ('cards_students', 'exists (select from students s where s.id = students_id)', null),
    ('print_jobs', own, null),
    ('chats', own, null),
    ('messages', 'exists (select from chats c where c.id = chats_id)', null),
    ('chats_reads', 'exists (select from chats c where c.id = chats_id)', null),
    ('notifications', 'exists (select from students s where s.id = students_id) or exists (select from notifications_users n where n.notifications_id = notifications.id)', null),
    ('notifications_users', of_account, null),
    ('resources', 'schools_id is null or ' || own, own),
    ('invoices', own, 'false'),
    ('contact_messages', me, null),
    ('tokens', of_account, null),
    ('tickets', of_account, null),
    ('identities', of_account, null),
    ('idempotency_keys', me, null),
    ('operations', own, null),
    ('history', own, null),
    ('mails', 'false', 'true'),
    -- Tables of migrations 0011–0020, if they exist.
    ('attach_requests', own || ' or exists (select from users u where u.id = users_id and u.authentications_id = {account})', null),
    ('schools_device_secrets', own, null),
    ('audit_events', own, 'true'),
    ('privacy_exports', own || ' or ' || me, null),
    ('privacy_notices', me, null),
    ('privacy_consents', own, null),
    ('second_factors', of_account, null),
    ('recovery_codes', of_account, null),
    ('known_browsers', of_account, null),
    ('login_steps', of_account, null),
    ('known_devices', of_account, null)
  ) as r(name, reads, writes) where to_regclass(r.name) is not null loop
    perform app_protect(rule.name, rule.reads, rule.writes);
  end loop;
end $$;

-- The privileges of each role on each table. The roles of schools and followers can only add rows of answers and
-- history; `memocartes_all` can also remove the names of erased people from the history. A restore runs this function
-- again, since a backup contains no privileges: a later migration that changes privileges replaces this function.
create function app_grant() returns void language plpgsql set search_path = public, pg_temp as $$
declare
  taken record;
begin
  grant usage on schema public to memocartes_school, memocartes_follower, memocartes_all;
  grant select, insert, update, delete on all tables in schema public to memocartes_school, memocartes_follower, memocartes_all;
  for taken in select * from (values
    ('migrations', 'all', 'memocartes_school, memocartes_follower'),
    ('migrations', 'insert, update, delete', 'memocartes_all'),
    ('portal_settings', 'all', 'memocartes_school, memocartes_follower'),
    ('portal_settings', 'insert, update, delete', 'memocartes_all'),
    ('jobs', 'all', 'memocartes_school, memocartes_follower'),
    ('oidc_logins', 'all', 'memocartes_school, memocartes_follower'),
    ('offers', 'insert, update, delete', 'memocartes_school, memocartes_follower'),
    ('subjects', 'insert, update, delete', 'memocartes_school, memocartes_follower'),
    ('editions', 'insert, update, delete', 'memocartes_school, memocartes_follower'),
    ('sections', 'insert, update, delete', 'memocartes_school, memocartes_follower'),
    ('invoices', 'insert, update, delete', 'memocartes_school, memocartes_follower'),
    ('schools', 'insert, delete', 'memocartes_school, memocartes_follower'),
    ('blobs', 'update, delete', 'memocartes_school, memocartes_follower'),
    ('mails', 'select, update, delete', 'memocartes_school, memocartes_follower'),
    ('contact_messages', 'update, delete', 'memocartes_school, memocartes_follower'),
    ('history', 'update, delete', 'memocartes_school, memocartes_follower'),
    ('cards_events', 'update, delete', 'memocartes_school, memocartes_follower'),
    ('cards_events', 'update', 'memocartes_all'),
    ('audit_events', 'update, delete', 'memocartes_school, memocartes_follower, memocartes_all')
  ) as t(name, privileges, roles) where to_regclass(name) is not null loop
    execute format('revoke %s on %I from %s', taken.privileges, taken.name, taken.roles);
  end loop;
  -- Whether an answer counts is derived from later undos: the answer itself never changes.
  if exists (select from pg_attribute where attrelid = 'cards_events'::regclass and attname = 'is_undone' and not attisdropped) then
    grant update (is_undone) on cards_events to memocartes_school, memocartes_follower, memocartes_all;
  end if;
  -- Functions that run as the owner: policies and queries call `app_…`, erasure and retention call those of the audit
  -- log. Trigger functions need no privilege.
  for taken in select p.oid::regprocedure as signature, p.proname::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef loop
    execute format('revoke all on function %s from public', taken.signature);
    if taken.name in ('audit_forget', 'audit_pseudonymise') then
      execute format('grant execute on function %s to memocartes_all', taken.signature);
    elsif taken.name like 'app\_%' then
      execute format('grant execute on function %s to memocartes_school, memocartes_follower, memocartes_all', taken.signature);
    end if;
  end loop;
end $$;
select app_grant();
-- A later migration grants the application the privileges on its own tables, and adds their policies.
alter default privileges in schema public grant select, insert, update, delete on tables to memocartes_all;
