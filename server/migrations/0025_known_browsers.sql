-- One table of the browsers that an account has signed in with: by the secret of their cookie (`hash`, for the limits
-- of wrong passwords) and by browser, system and network (for the mail about a new browser). Rows known only by their
-- cookie have an empty browser, system and network.
alter table known_browsers drop constraint known_browsers_pkey;
alter table known_browsers add column hash bytea;
alter table known_browsers
  add constraint known_browsers_once unique nulls not distinct (authentications_id, hash, browser, system, network);
create index known_browsers_hash on known_browsers (hash);
create index known_browsers_date on known_browsers (date_used);

insert into known_browsers (authentications_id, hash, browser, system, network, date_used)
  select authentications_id, hash, '', '', '', date_expiration - interval '180 days' from known_devices;
drop table known_devices;
