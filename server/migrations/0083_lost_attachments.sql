-- A device whose new token did not arrive, because the response was lost, keeps its token until a new one is used.
-- `is_token_valid`: whether `token_hash` itself gives access; the tokens of `next_token_hashes` do.
alter table devices
  add column next_token_hashes bytea[] not null default '{}',
  add column is_token_valid boolean not null default true;
alter table home_devices
  add column next_token_hashes bytea[] not null default '{}',
  add column is_token_valid boolean not null default true;
-- Read by every request of a device, and nearly empty: a pending list (`fastupdate`) would be read as a whole.
create index devices_next_tokens on devices using gin (next_token_hashes)
with (fastupdate = off)
where next_token_hashes <> '{}';
create index home_devices_next_tokens on home_devices using gin (next_token_hashes)
with (fastupdate = off)
where next_token_hashes <> '{}';
