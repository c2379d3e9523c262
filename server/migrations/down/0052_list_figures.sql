drop index invoices_number_search, schools_name_order, invoices_payment, invoices_tabs, invoices_credit_amount, invoices_credit_number, invoices_create, invoices_amount,
  invoices_number_order, invoices_due_date, invoices_issue, invoices_status_number, invoices_status_due, invoices_status_issue;
create index invoices_list on invoices (status, date_issue desc, id desc);
alter function chat_people(int, int) rows 1000;
