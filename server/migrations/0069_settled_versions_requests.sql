-- An invoice of 0 € is settled when it is issued, without means of payment [invoices.settled].
alter table invoices drop constraint invoices_paid,
  add constraint invoices_paid check (status <> 'PAID' or (date_payment is not null and (payment_means is not null or amount_cents = 0)));
update invoices set status = 'PAID', date_payment = date_issue where kind = 'INVOICE' and amount_cents = 0 and status = 'ISSUED';

-- The versions of buyers and of the seller, so that concurrent edits by two superadmins are detected. Changes of the
-- forms' columns increment them.
alter table buyers add column version int not null default 1;
create trigger buyers_version before update on buyers for each row
  when ((old.name, old.address, old.address_postal_code, old.address_city, old.siret, old.service_code, old.engagement_number, old.mail)
    is distinct from (new.name, new.address, new.address_postal_code, new.address_city, new.siret, new.service_code, new.engagement_number, new.mail))
  execute function bump_version();
alter table sellers add column version int not null default 1;
create trigger sellers_version before update on sellers for each row
  when ((old.name, old.address, old.address_postal_code, old.address_city, old.siret, old.vat_number, old.mail, old.iban)
    is distinct from (new.name, new.address, new.address_postal_code, new.address_city, new.siret, new.vat_number, new.mail, new.iban))
  execute function bump_version();

-- A request sent twice creates one card, one print, one resource.
alter table cards add column request_id uuid, add constraint cards_once unique (authentications_id, request_id);
alter table print_jobs add column request_id uuid, add constraint print_jobs_once unique (authentications_id, request_id);
alter table resources add column request_id uuid, add constraint resources_once unique (authentications_id, request_id);
