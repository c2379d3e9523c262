alter table resources drop column request_id;
alter table print_jobs drop column request_id;
alter table cards drop column request_id;

drop trigger sellers_version on sellers;
alter table sellers drop column version;
drop trigger buyers_version on buyers;
alter table buyers drop column version;

update invoices set payment_means = 'OTHER' where status = 'PAID' and payment_means is null;
alter table invoices drop constraint invoices_paid,
  add constraint invoices_paid check (status <> 'PAID' or (date_payment is not null and payment_means is not null));
