-- Browsers that an account has signed in with: their wrong passwords are counted separately from those of unknown
-- browsers. One browser has one secret for all accounts that sign in with it.
create table known_devices (
  hash bytea not null,
  authentications_id int not null references authentications on delete cascade,
  date_expiration timestamptz not null,
  primary key (hash, authentications_id)
);
create index known_devices_account on known_devices (authentications_id);
create index known_devices_expiration on known_devices (date_expiration);
