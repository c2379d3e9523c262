-- When the last invitation of an account was sent; null for one created without an invitation (an import).
alter table authentications add column date_invited timestamptz;
update authentications set date_invited = date_create where email is not null;
