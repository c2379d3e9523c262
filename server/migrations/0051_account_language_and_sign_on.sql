-- Language of the mails that an account receives: that of the pages it used last.
alter table authentications add column lang text not null default 'fr' constraint authentications_lang check (lang in ('fr', 'en'));

-- When the person proved who they are; older than the session after a silent sign-on. It decides what needs a fresh sign-on.
alter table tokens add column date_auth timestamptz;
update tokens set date_auth = date_create;
alter table tokens alter column date_auth set default now(), alter column date_auth set not null;

select app_grant();
