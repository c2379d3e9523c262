-- When the last invitation of an account was sent; null for an account created without one (an import).
alter table authentications add column date_invited timestamptz;
update authentications set date_invited = date_create where email is not null;
