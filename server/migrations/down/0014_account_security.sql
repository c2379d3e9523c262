drop table known_browsers;
drop table login_steps;
drop table recovery_codes;
drop table second_factors;
delete from tickets where purpose = 'EMAIL';
drop index tickets_token;
alter table tickets
  drop constraint tickets_email,
  drop constraint tickets_purpose,
  drop column email,
  drop column tokens_hash,
  add constraint tickets_purpose_check check (purpose in ('SESSION', 'INVITATION', 'RESET', 'LINK'));
alter table tokens
  drop column pending_factor,
  drop column network,
  drop column system,
  drop column browser,
  drop column id;
alter table authentications drop column is_demo;
