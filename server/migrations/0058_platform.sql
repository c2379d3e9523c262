-- Failures of the API (status 500 and above), counted by hour and route: only names from the code, no personal data.
create table api_errors (
  date_hour timestamptz not null,
  method text not null,
  route text not null,
  status int not null check (status between 500 and 599),
  nb int not null check (nb > 0),
  date_last timestamptz not null default now(),
  primary key (date_hour, method, route, status)
);
select app_protect('api_errors', 'false', 'false');

-- The name of an edition of certified cards is unique.
alter table editions add constraint editions_name_length check (length(name) between 1 and 80);
create unique index editions_name on editions (f_unaccent(lower(name)));
create index cards_edition on cards (edition_id, position) where edition_id is not null;
select app_grant();
