alter table devices drop column revoked_by;
alter table resources drop column deleted_by;
