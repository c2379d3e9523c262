create index invoices_school on invoices (schools_id);
drop index invoices_school_status;

delete from print_jobs where schools_id is null;
alter table print_jobs alter column schools_id set not null;
