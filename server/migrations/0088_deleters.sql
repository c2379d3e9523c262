-- Who deleted a resource and who revoked a tablet: a teacher undoes only their own deletions and revocations.
alter table resources add column deleted_by int references authentications on delete set null;
create index resources_deleter on resources (deleted_by);
alter table devices add column revoked_by int references authentications on delete set null;
create index devices_revoker on devices (revoked_by);
