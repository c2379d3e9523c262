alter table students drop constraint students_left_class;
drop index tickets_one_slip;
delete from tickets where purpose = 'SLIP' or (purpose = 'INVITATION' and email is not null);
alter table tickets
  drop constraint tickets_purpose,
  drop constraint tickets_email,
  add constraint tickets_purpose check (purpose in ('SESSION', 'INVITATION', 'RESET', 'LINK', 'EMAIL')),
  add constraint tickets_email check ((purpose = 'EMAIL') = (email is not null));
drop trigger authentications_status_date on authentications;
drop function keep_account_status_date();
alter table authentications drop column date_status;
