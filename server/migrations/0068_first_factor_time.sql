-- When the person gave the first factor of a sign-in; earlier than the row itself after a silent national sign-on.
alter table login_steps add column date_auth timestamptz;
update login_steps set date_auth = date_expiration - interval '5 minutes';
alter table login_steps alter column date_auth set default now(), alter column date_auth set not null;
-- `auth_time` of the verified ID token, if it has this claim.
alter table oidc_logins add column date_auth timestamptz;
