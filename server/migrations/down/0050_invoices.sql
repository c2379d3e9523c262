drop trigger invoices_lines_kept on invoices_lines;
drop trigger invoices_issued_kept on invoices;
drop trigger invoices_files_kept on invoices_files;
drop table invoices_files, invoices_lines, invoices_numbers, buyers, sellers;
drop function keep_issued_invoice();
drop function keep_issued_lines();
drop function keep_invoice_file();
alter table mails drop column attachment_name, drop column attachment;
-- The older table has no drafts and no credit notes. It contains cancelled invoices as ordinary ones.
delete from invoices where status = 'DRAFT' or kind = 'CREDIT_NOTE';
drop policy memocartes_school_select on invoices;
drop policy memocartes_follower_select on invoices;
drop index invoices_once;
alter table invoices
  drop column kind, drop column status, drop column prices_id, drop column buyer, drop column seller, drop column net_cents, drop column vat_cents,
  drop column date_issue, drop column date_due, drop column cancels_id, drop column payment_means, drop column date_sent, drop column nb_reminders,
  alter column number set not null,
  add constraint invoices_amount_cents_check check (amount_cents >= 0);
drop table prices;
create policy memocartes_school_select on invoices for select to memocartes_school using (schools_id = nullif(current_setting('app.school', true), '')::int);
create policy memocartes_follower_select on invoices for select to memocartes_follower using (schools_id = any((select app_schools())::int[]));
