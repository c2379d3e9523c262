-- The rows of waiting mails, prints and exports stay: the older code polls their tables.
drop function app_grant();
alter function app_grant_before_jobs() rename to app_grant;

alter table print_jobs add column locked_until timestamptz;
alter table privacy_exports add column locked_until timestamptz;
-- Expired locks let the older code claim running jobs again.
update print_jobs set locked_until = now() where status = 'RUNNING';
update privacy_exports set locked_until = now() where status = 'RUNNING';

create table jobs (
  name text primary key,
  date_next timestamptz not null default now(),
  locked_until timestamptz
);
drop schema pgboss cascade;
select app_grant();
