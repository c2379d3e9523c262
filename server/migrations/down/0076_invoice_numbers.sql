-- One counter has only the latest year.
delete from invoices_numbers
using invoices_numbers later
where later.kind = invoices_numbers.kind and later.year > invoices_numbers.year;
alter table invoices_numbers drop constraint invoices_numbers_pkey, add primary key (kind);
