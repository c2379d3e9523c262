drop table schools_device_secrets;
-- Before approvals, every tablet in this table could join sessions: only approved tablets are kept, each at its latest
-- school.
delete from devices where status <> 'APPROVED';
delete from devices d using devices later
  where later.token_hash = d.token_hash and (later.date_approve, later.id) > (d.date_approve, d.id);
drop index devices_school, devices_approver;
alter table devices
  drop constraint devices_token,
  add constraint devices_token_hash_key unique (token_hash),
  drop constraint devices_label,
  drop constraint devices_approval,
  drop constraint devices_approved,
  drop constraint devices_revoked,
  drop column label,
  drop column name,
  drop column status,
  drop column approval,
  drop column approved_by,
  drop column date_request,
  drop column date_approve,
  drop column date_revoke;
