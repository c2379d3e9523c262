-- Accounts that may try a version of a remote on the real portal.
create table remotes_developers (
  authentications_id int primary key references authentications on delete cascade,
  added_by int references authentications on delete set null,
  date_create timestamptz not null default now()
);
create index remotes_developers_added_by on remotes_developers (added_by);

-- Errors of remotes as browsers report them, without personal data. `fingerprint` is a hash of the columns up to
-- `is_override`.
create table remotes_errors (
  fingerprint bytea primary key,
  remote text not null,
  version text not null,
  kind text not null check (kind in ('LOAD_FAILURE', 'RENDER', 'ERROR', 'REJECTION', 'BLANK', 'LONG_TASK')),
  route text not null check (length(route) <= 200),
  reason text not null check (length(reason) <= 500),
  stack text not null check (length(stack) <= 2000),
  is_override boolean not null,
  nb int not null check (nb > 0),
  date_first timestamptz not null default now(),
  date_last timestamptz not null default now()
);
create index remotes_errors_remote on remotes_errors (remote, date_last desc);
create index remotes_errors_date_last on remotes_errors (date_last);

select app_protect('remotes_developers', 'authentications_id = {account}', 'false');
select app_protect('remotes_errors', 'false', 'false');
select app_grant();
