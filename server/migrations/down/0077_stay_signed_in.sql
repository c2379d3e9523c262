-- The older server knows only sessions of 12 hours.
update tokens set date_expiration = least(date_expiration, date_create + interval '12 hours') where stays_signed_in;
alter table tokens drop column stays_signed_in;
