-- The end of a trial (offers 1 and 3) is the end of its access: a single date is enforced, shown and mailed.
update schools set date_expiration = least(date_expiration, date_trial_end) where offers_id in (1, 3) and date_trial_end is not null;
alter table schools drop column date_trial_end;
alter table schools add column date_trial_end timestamptz generated always as (case when offers_id in (1, 3) then date_expiration end) stored;

-- Every contract has a renewal date: the next anniversary of the subscription, or the end of an access that ends before it.
update schools set date_renewal = least(date_expiration, ((date_subscription at time zone 'Europe/Paris')::date
    + make_interval(years => 1 + extract(year from age(now() at time zone 'Europe/Paris', date_subscription at time zone 'Europe/Paris'))::int)
    + interval '1 day' - interval '1 second') at time zone 'Europe/Paris')
  where offers_id in (2, 4) and date_renewal is null;
update schools set date_renewal = null where offers_id in (1, 3);
alter table schools add constraint schools_renewal check (date_renewal is null or offers_id in (2, 4));
