-- A counter of invoices for each year: after a wrong clock, the numbers of the right year continue.
alter table invoices_numbers drop constraint invoices_numbers_pkey, add primary key (kind, year);
insert into invoices_numbers (kind, year, last)
select kind, substring(number from '^[A-Z]+(\d{4})-')::int, max(substring(number from '-(\d{1,9})$')::int)
from invoices
where number ~ '^(F|AV)\d{4}-\d{1,9}$'
group by 1, 2
on conflict (kind, year) do update set last = greatest(invoices_numbers.last, excluded.last);
