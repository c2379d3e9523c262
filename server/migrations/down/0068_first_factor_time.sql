alter table oidc_logins drop column date_auth;
alter table login_steps drop column date_auth;
