-- Counters of limits, as rate-limiter-flexible writes them (the order of the columns is part of its contract).
-- A key is `<limit>/<counted for>:<hash>`; `expire` is in milliseconds since 1970.
drop table attempts;
create table rate_limits (
  key varchar(255) primary key,
  points int not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
