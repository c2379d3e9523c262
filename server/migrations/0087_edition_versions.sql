-- The version of an edition, so that two superadmins who rename it at the same time are told.
alter table editions add column version int not null default 1;
create trigger editions_version before update on editions for each row
  when (old.name is distinct from new.name)
  execute function bump_version();
