-- A change of these rows by a form increments their version, so that a form opened on an older version is refused
-- (0027). Only columns that forms edit count: taking a seat or signing in changes nothing that a form could overwrite.

alter table students add column version int not null default 1;
create trigger students_version before update on students for each row
  when ((old.classes_id, old.firstname, old.lastname, old.gender, old.birthdate, old.level, old.status, old.is_phygital)
    is distinct from (new.classes_id, new.firstname, new.lastname, new.gender, new.birthdate, new.level, new.status, new.is_phygital))
  execute function bump_version();

alter table classes add column version int not null default 1;
create trigger classes_version before update on classes for each row
  when ((old.name, old.level, old.wrong_goes_one_back)
    is distinct from (new.name, new.level, new.wrong_goes_one_back))
  execute function bump_version();

alter table schools add column version int not null default 1;
create trigger schools_version before update on schools for each row
  when ((old.name, old.description, old.code, old.phone, old.mail, old.address, old.address_comp, old.address_postal_code, old.address_city,
    old.holiday_zone, old.status, old.offers_id, old.invoice_periodicity, old.nb_students_max, old.nb_teachers_max, old.nb_physical_boxes,
    old.is_digital, old.date_expiration)
    is distinct from (new.name, new.description, new.code, new.phone, new.mail, new.address, new.address_comp, new.address_postal_code, new.address_city,
    new.holiday_zone, new.status, new.offers_id, new.invoice_periodicity, new.nb_students_max, new.nb_teachers_max, new.nb_physical_boxes,
    new.is_digital, new.date_expiration))
  execute function bump_version();

alter table packs add column version int not null default 1;
create trigger packs_version before update on packs for each row
  when ((old.title, old.name, old.icon)
    is distinct from (new.title, new.name, new.icon))
  execute function bump_version();

alter table authentications add column version int not null default 1;
create trigger authentications_version before update on authentications for each row
  when ((old.email, old.firstname, old.lastname, old.status, old.date_subscription, old.date_expiration)
    is distinct from (new.email, new.firstname, new.lastname, new.status, new.date_subscription, new.date_expiration))
  execute function bump_version();

alter table devices add column version int not null default 1;
create trigger devices_version before update on devices for each row when (old.name is distinct from new.name)
  execute function bump_version();

-- A person consists of an account, a row in users and relationships to students: the account's version counts changes
-- of all three.
create function bump_person_version() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update authentications set version = version + 1 where id = new.authentications_id;
  return null;
end $$;
create trigger users_version after update on users for each row when ((old.phone, old.schools_id) is distinct from (new.phone, new.schools_id))
  execute function bump_person_version();

create function bump_follower_version() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update authentications a set version = version + 1 from users u where u.id = new.users_id and a.id = u.authentications_id;
  return null;
end $$;
create trigger users_students_version after update on users_students for each row
  when ((old.relation, old.relation_other) is distinct from (new.relation, new.relation_other)) execute function bump_follower_version();

-- Changes of a class's teachers, and of a pack's cards and their order, count too.
create function bump_class_version() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update classes set version = version + 1 where id in (select classes_id from changed);
  return null;
end $$;
create trigger classes_users_pro_version_insert after insert on classes_users_pro referencing new table as changed
  for each statement execute function bump_class_version();
create trigger classes_users_pro_version_delete after delete on classes_users_pro referencing old table as changed
  for each statement execute function bump_class_version();

create function bump_pack_version() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update packs set version = version + 1 where id in (select packs_id from changed);
  return null;
end $$;
create trigger packs_cards_version_insert after insert on packs_cards referencing new table as changed
  for each statement execute function bump_pack_version();
create trigger packs_cards_version_update after update on packs_cards referencing new table as changed
  for each statement execute function bump_pack_version();
create trigger packs_cards_version_delete after delete on packs_cards referencing old table as changed
  for each statement execute function bump_pack_version();
