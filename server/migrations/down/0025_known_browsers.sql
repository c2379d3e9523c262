create table known_devices (
  hash bytea not null,
  authentications_id int not null references authentications on delete cascade,
  date_expiration timestamptz not null,
  primary key (hash, authentications_id)
);
create index known_devices_account on known_devices (authentications_id);
create index known_devices_expiration on known_devices (date_expiration);
-- Row-level security, as before migration 0025.
do $$
begin
  if to_regprocedure('app_protect(text, text, text)') is not null then
    perform app_protect('known_devices',
      'authentications_id = {account} or exists (select from authentications a where a.id = authentications_id)', null);
    perform app_grant();
  end if;
end $$;

insert into known_devices (hash, authentications_id, date_expiration)
  select hash, authentications_id, max(date_used) + interval '180 days' from known_browsers where hash is not null group by 1, 2;

create temporary table places on commit drop as
  select authentications_id, browser, system, network, max(date_used) as date_used
  from known_browsers where network <> '' group by 1, 2, 3, 4;
delete from known_browsers;
drop index known_browsers_date;
drop index known_browsers_hash;
alter table known_browsers drop constraint known_browsers_once;
alter table known_browsers drop column hash;
insert into known_browsers (authentications_id, browser, system, network, date_used) select * from places;
alter table known_browsers add primary key (authentications_id, browser, system, network);
