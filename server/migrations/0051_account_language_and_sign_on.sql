-- Language of the mails that an account receives: that of the pages last used.
alter table authentications add column lang text not null default 'fr' constraint authentications_lang check (lang in ('fr', 'en'));

-- When the person authenticated; earlier than the session after a silent sign-on. Sensitive actions need a recent one.
alter table tokens add column date_auth timestamptz;
update tokens set date_auth = date_create;
alter table tokens alter column date_auth set default now(), alter column date_auth set not null;

select app_grant();
