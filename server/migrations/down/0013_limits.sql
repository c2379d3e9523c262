drop table rate_limits;
create table attempts (
  key text primary key,
  nb int not null,
  date_end timestamptz not null
);
