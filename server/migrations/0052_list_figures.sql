-- Few people take part in a conversation: without this estimate the list of conversations reads every account of the
-- school.
alter function chat_people(int, int) rows 4;

-- Every order of the invoices, in both directions: an ascending list reads a descending index backwards, so drafts,
-- which have no date and number, come first. Indexes that begin with the status serve tabs whose invoices are all at
-- one end.
drop index invoices_list;
create index invoices_status_issue on invoices (status, date_issue desc nulls last, id desc);
create index invoices_status_due on invoices (status, date_due desc nulls last, id desc);
create index invoices_status_number on invoices (status, number desc nulls last, id desc);
create index invoices_issue on invoices (date_issue desc nulls last, id desc) include (amount_cents);
create index invoices_due_date on invoices (date_due desc nulls last, id desc);
create index invoices_number_order on invoices (number desc nulls last, id desc);
create index invoices_amount on invoices (amount_cents desc, id desc);
create index invoices_create on invoices (date_create desc, id desc);
create index invoices_credit_number on invoices (number desc nulls last, id desc) where kind = 'CREDIT_NOTE';
create index invoices_credit_amount on invoices (amount_cents desc, id desc) where kind = 'CREDIT_NOTE';
-- Counts and totals of tabs and months, read from indexes only.
create index invoices_tabs on invoices (status, kind, date_due) include (amount_cents);
create index invoices_payment on invoices (date_payment) include (amount_cents) where status = 'PAID';
create index schools_name_order on schools ((f_unaccent(lower(name)) collate "C"), id);
create index invoices_number_search on invoices using gin (number gin_trgm_ops);
