alter table tokens drop column date_auth;
alter table authentications drop column lang;
