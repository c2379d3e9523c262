-- Browsers that an account has signed in with: their failed passwords are counted apart from those of strangers.
-- One browser has one secret, whatever the number of accounts it is used for.
create table known_devices (
  hash bytea not null,
  authentications_id int not null references authentications on delete cascade,
  date_expiration timestamptz not null,
  primary key (hash, authentications_id)
);
create index known_devices_account on known_devices (authentications_id);
create index known_devices_expiration on known_devices (date_expiration);
