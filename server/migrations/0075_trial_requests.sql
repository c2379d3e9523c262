-- Requests for a trial are messages of the contact form from people without an account.
alter table contact_messages
  add column trial_for text constraint contact_messages_trial_for check (trial_for in ('CLASS', 'SCHOOL')),
  add column firstname text,
  add column lastname text,
  add column email text,
  add column lang text constraint contact_messages_lang check (lang in ('fr', 'en')),
  add column school text,
  add column request_id uuid,
  add constraint contact_messages_trial check (
    case when trial_for is null then num_nonnulls(firstname, lastname, email, lang, school, request_id) = 0
    else authentications_id is null and num_nulls(firstname, lastname, email, lang) = 0 and (trial_for = 'CLASS' or school is not null) end
  ),
  -- A request sent twice is stored once.
  add constraint contact_messages_once unique (email, request_id);
