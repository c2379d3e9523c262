-- Facts that the portal stores about its own database, one row per setting: `demonstration` marks a database that a
-- demonstration filled.
create table portal_settings (
  name text primary key,
  value text not null,
  date_create timestamptz not null default now()
);
