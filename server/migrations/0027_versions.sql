-- A row that forms edit has a version, so that a form opened on an older version is refused instead of overwriting
-- changes. To version another table, add such a column and trigger to it.
create function bump_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

alter table cards add column version int not null default 1;
create trigger cards_version before update on cards for each row execute function bump_version();
