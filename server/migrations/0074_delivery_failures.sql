-- Why the last invitation of an account did not arrive, and the last mail of an invoice; null unless delivery failed.
alter table authentications add column invitation_failure text constraint authentications_invitation_failure
  check (invitation_failure in ('NO_MAILBOX', 'FULL_MAILBOX', 'REFUSED', 'UNKNOWN'));
alter table invoices add column mail_failure text constraint invoices_mail_failure
  check (mail_failure in ('NO_MAILBOX', 'FULL_MAILBOX', 'REFUSED', 'UNKNOWN'));
create or replace function keep_issued_invoice() returns trigger language plpgsql as $$
declare
  added constant text[] := array['status', 'date_payment', 'payment_means', 'date_sent', 'nb_reminders', 'is_late_notified', 'mail_failure'];
begin
  if old.status = 'DRAFT' then return coalesce(new, old); end if;
  if tg_op = 'DELETE' then
    if old.date_issue > now() - interval '3650 days' then raise exception 'an issued invoice is never deleted' using constraint = 'invoices_issued_kept', errcode = 'check_violation'; end if;
    return old;
  end if;
  if to_jsonb(new) - added is distinct from to_jsonb(old) - added
    or (old.status, new.status) not in (values ('ISSUED', 'ISSUED'), ('ISSUED', 'PAID'), ('ISSUED', 'CANCELLED'), ('PAID', 'PAID'), ('PAID', 'ISSUED'),
      ('PAID', 'CANCELLED'), ('CANCELLED', 'CANCELLED'))
  then raise exception 'an issued invoice never changes' using constraint = 'invoices_issued_kept', errcode = 'check_violation'; end if;
  return new;
end $$;
