-- When an account got its status, for « Actif depuis le … ».
alter table authentications add column date_status timestamptz not null default now();
update authentications a set date_status = coalesce(
  (select max(h.date_create) from history h join users u on u.id = h.entity_id
    where h.entity_type = 'USER' and u.authentications_id = a.id and h.changes->'status' is not null),
  a.date_create);
create function keep_account_status_date() returns trigger language plpgsql as $$
begin
  new.date_status := now();
  return new;
end $$;
create trigger authentications_status_date before update of status on authentications for each row
  when (old.status is distinct from new.status) execute function keep_account_status_date();

-- SLIP: the code of a printed slip, which a person exchanges for an invitation to their own e-mail address. The
-- invitation stores the address, which becomes the address of the account once a password is chosen.
alter table tickets
  drop constraint tickets_purpose,
  drop constraint tickets_email,
  add constraint tickets_purpose check (purpose in ('SESSION', 'INVITATION', 'RESET', 'LINK', 'EMAIL', 'SLIP')),
  add constraint tickets_email check (case purpose when 'EMAIL' then email is not null when 'INVITATION' then true else email is null end);
-- A new slip replaces the previous one.
create unique index tickets_one_slip on tickets (authentications_id) where purpose = 'SLIP';

-- A student who has left the school has no class: corrects existing rows, then adds a constraint.
with leaving as (
  update students set classes_id = null, epoch = epoch + 1, demo_mode = false
    where status = 'INACTIVE' and classes_id is not null returning id
), untracked as (
  delete from cards_students t using leaving l where t.students_id = l.id
)
update sessions_students j set status = 'ENDED', date_end = now() from leaving l where j.students_id = l.id and j.status = 'ACTIVE';
alter table students add constraint students_left_class check (status = 'ACTIVE' or classes_id is null);
