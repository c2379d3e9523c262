alter table authentications drop column date_invited;
