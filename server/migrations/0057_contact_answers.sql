-- Messages of the contact form are answered in the portal. A message with a `date_answer` and no `answer` was answered
-- elsewhere.
alter table contact_messages
  add column answer text,
  add column date_answer timestamptz,
  add column answered_by int references authentications on delete set null,
  add column search text not null generated always as (f_unaccent(lower(' ' || subject || ' ' || details || ' ' || coalesce(answer, '')))) stored,
  add constraint contact_messages_answered check (answer is null or date_answer is not null);
create index contact_messages_sender on contact_messages (authentications_id);
create index contact_messages_new on contact_messages (date_create desc) where date_answer is null;
select app_grant();
