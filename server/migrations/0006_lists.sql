-- Indexes for lists of all schools, in every order and for every filter: a page is selected from a single index, and
-- only its rows are then read.
-- An index "nulls first" on a column that may be null, read backwards, gives the descending order with nulls last.

create index students_firstname on students (firstname, sort_name, id);
create index students_birthdate on students (birthdate, sort_name, id);
create index students_birthdate_falling on students (birthdate nulls first, sort_name, id);
create index students_level on students (level, sort_name, id);
create index students_level_falling on students (level nulls first, sort_name, id);
create index students_status on students (status, sort_name, id);
create index students_date_create on students (date_create, sort_name, id);

-- POST /auth creates an account before its person. Followers are counted and sorted by account, so the account stores
-- whether it has a person.
alter table authentications add column has_person boolean not null default true;
update authentications a set has_person = false where not exists (select from users u where u.authentications_id = a.id);

create function mark_person() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update authentications set has_person = true where id = new.authentications_id and not has_person;
  else
    update authentications set has_person = false where id = old.authentications_id;
  end if;
  return null;
end $$;
create trigger users_mark_person after insert or delete on users for each row execute function mark_person();

create index authentications_counted on authentications (role, has_person, status);
create index authentications_sort_name on authentications (sort_name, id) include (role, has_person);
create index authentications_firstname on authentications (firstname, sort_name, id) include (role, has_person);
create index authentications_status on authentications (status, sort_name, id) include (role, has_person);
create index authentications_email_falling on authentications (email nulls first, sort_name, id) include (role, has_person);
create index authentications_date_subscription on authentications (date_subscription, sort_name, id);
create index authentications_date_expiration on authentications (date_expiration, sort_name, id);
create index authentications_date_create on authentications (date_create, sort_name, id) include (role, has_person);
create index classes_sort_name on classes ((f_unaccent(lower(name)) collate "C"), id);
