-- Language of the mails that an account receives: the language in which it last used the portal.
alter table authentications add column lang text not null default 'fr' constraint authentications_lang check (lang in ('fr', 'en'));

-- When the person authenticated: after a silent sign-on, earlier than the start of the login session. Sensitive actions
-- require a recent authentication.
alter table tokens add column date_auth timestamptz;
update tokens set date_auth = date_create;
alter table tokens alter column date_auth set default now(), alter column date_auth set not null;

select app_grant();
