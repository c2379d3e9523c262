-- A tablet can be used only once its school has approved it.
alter table devices
  -- Short code shown on the tablet, which a member of staff compares before approving it.
  add column label text,
  add column name text check (char_length(name) between 1 and 40),
  add column status text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REVOKED')),
  add column approval text check (approval in ('QR', 'TOUCH')),
  add column approved_by int references authentications on delete set null,
  add column date_request timestamptz not null default now(),
  add column date_approve timestamptz,
  add column date_revoke timestamptz,
  add constraint devices_approval check ((approval is null) = (date_approve is null)),
  add constraint devices_approved check (status <> 'APPROVED' or date_approve is not null),
  add constraint devices_revoked check ((status = 'REVOKED') = (date_revoke is not null));

-- Existing tablets were registered with the school's public code, without approval: each must be approved, and keeps
-- its sessions.
update devices set label = 'T' || id, status = 'REVOKED', date_revoke = now();

alter table devices
  alter column label set not null,
  add constraint devices_label unique (schools_id, label),
  -- A tablet that changes schools waits for approval by the new school; the approval by the old school stays valid.
  drop constraint devices_token_hash_key,
  add constraint devices_token unique (token_hash, schools_id);
create index devices_school on devices (schools_id, status);
create index devices_approver on devices (approved_by);

-- The secret of the school's QR code: looked up by its hash, encrypted so that the school's page can show it again.
create table schools_device_secrets (
  schools_id int primary key references schools on delete cascade,
  secret_hash bytea not null unique,
  secret_encrypted bytea not null,
  date_create timestamptz not null default now()
);
