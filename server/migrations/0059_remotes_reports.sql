-- Loads and failures of published remotes as browsers report them, by hour; nothing about people.
create table remotes_reports (
  remote text not null,
  version text not null,
  hour timestamptz not null,
  kind text not null check (kind in ('LOAD', 'LOAD_FAILURE', 'RENDER', 'ERROR', 'REJECTION', 'BLANK', 'LONG_TASK')),
  nb int not null default 0,
  -- For LOAD: how many screens appeared within 250, 500, 1000, 2000, 4000 and 8000 ms, and later.
  durations int[] not null default '{0,0,0,0,0,0,0}' check (cardinality(durations) = 7),
  primary key (remote, version, hour, kind)
);

-- How many people used a version and for how many it failed, anonymously: `person` is a hash with a key that is not in
-- the database, and a row is deleted a week after its last report.
create table remotes_people (
  remote text not null,
  version text not null,
  person bytea not null,
  has_failed boolean not null,
  date_update timestamptz not null default now(),
  primary key (remote, version, person)
);
create index remotes_people_date_update on remotes_people (date_update);

select app_protect('remotes_reports', 'false', 'false');
select app_protect('remotes_people', 'false', 'false');
select app_grant();
