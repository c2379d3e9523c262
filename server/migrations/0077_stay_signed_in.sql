-- Whether a follower chose to stay signed in on the device: the login session then lasts longer.
alter table tokens add column stays_signed_in boolean not null default false;
