create table idempotency_keys (
  key text not null,
  authentications_id int not null references authentications on delete cascade,
  request text not null,
  status int,
  body jsonb,
  date_create timestamptz not null default now(),
  primary key (key, authentications_id)
);
select app_protect('idempotency_keys', 'authentications_id = {account}');
select app_grant();
