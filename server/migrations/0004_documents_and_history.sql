-- Bytes are deleted as soon as no document refers to them, so that a child's photo is deleted with the avatar.
create index documents_blob on documents (blobs_hash);

create function free_blobs() returns trigger language plpgsql as $$
begin
  delete from blobs b where b.hash in (select blobs_hash from old_rows)
    and not exists (select from documents d where d.blobs_hash = b.hash);
  return null;
exception when foreign_key_violation then
  -- Another transaction is storing the same bytes: they stay.
  return null;
end $$;
create trigger documents_free_blobs_delete after delete on documents referencing old table as old_rows for each statement execute function free_blobs();
create trigger documents_free_blobs_update after update on documents referencing old table as old_rows for each statement execute function free_blobs();

-- Name of the object at the time of the change: the history can be read after the object was deleted.
alter table history add column entity_name text not null default '';
create index history_date on history (date_create);
