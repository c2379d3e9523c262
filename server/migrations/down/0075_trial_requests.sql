-- Without these columns nobody could tell whose requests they are.
delete from contact_messages where trial_for is not null;
alter table contact_messages drop constraint contact_messages_once, drop constraint contact_messages_trial, drop column request_id, drop column school,
  drop column lang, drop column email, drop column lastname, drop column firstname, drop column trial_for;
