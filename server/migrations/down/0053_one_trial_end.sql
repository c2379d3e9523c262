alter table schools drop constraint schools_renewal;
alter table schools drop column date_trial_end;
alter table schools add column date_trial_end timestamptz;
update schools set date_trial_end = date_expiration where offers_id = 3;
