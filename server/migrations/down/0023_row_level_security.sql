-- The roles stay: they belong to the cluster, and other databases may use them.
alter default privileges in schema public revoke all on tables from memocartes_all;
do $$
declare policy record;
begin
  for policy in select tablename, policyname from pg_policies where schemaname = 'public' loop
    execute format('drop policy %I on %I', policy.policyname, policy.tablename);
    execute format('alter table %I disable row level security', policy.tablename);
  end loop;
end $$;
revoke all on all tables in schema public from memocartes_school, memocartes_follower, memocartes_all;
revoke usage on schema public from memocartes_school, memocartes_follower, memocartes_all;

drop trigger users_mark_person on users;
create or replace function mark_person() returns trigger language plpgsql security invoker as $$
begin
  if tg_op = 'INSERT' then
    update authentications set has_person = true where id = new.authentications_id and not has_person;
  else
    update authentications set has_person = false where id = old.authentications_id;
  end if;
  return null;
end $$;
create trigger users_mark_person after insert or delete on users for each row execute function mark_person();
drop trigger authentications_fill_school on authentications;
drop function fill_account_school();
alter table authentications drop column schools_id;
drop trigger users_students_fill_school on users_students;
drop function fill_link_school();
alter table users_students drop column schools_id;
drop index history_author;
drop function app_grant();
drop function app_protect(text, text, text);
-- Restores PostgreSQL's default: everybody may execute a function of the public schema.
do $$
declare name regprocedure;
begin
  for name in select oid from pg_proc where pronamespace = 'public'::regnamespace and prosecdef loop
    execute format('revoke all on function %s from memocartes_school, memocartes_follower, memocartes_all', name);
    execute format('grant execute on function %s to public', name);
  end loop;
end $$;
drop function app_knows_document(int, text, int);
drop function app_follows_elsewhere(int, int);
drop function app_knows_account(int);
drop function app_knows_user(int, text);
drop function app_card_school(int);
drop function app_is_in_pack(int);
drop function app_schools();

alter function count_students() security invoker reset all;
alter function uncount_students() security invoker reset all;
alter function recount_students() security invoker reset all;
alter function count_teachers() security invoker reset all;
alter function count_classes() security invoker reset all;
alter function count_cards() security invoker reset all;
alter function free_blobs() security invoker reset all;
