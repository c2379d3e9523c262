-- Resources: who may read one, and deletions that can be undone for 24 hours.
alter table resources
  add column audience text not null default 'SCHOOL' constraint resources_audience check (audience in ('STAFF', 'SCHOOL')),
  add column date_delete timestamptz,
  add column version int not null default 1,
  add column search text not null generated always as (f_unaccent(lower(' ' || title || ' ' || description || ' ' || document_title || ' ' || file_name))) stored;
create trigger resources_version before update on resources for each row
  when ((old.section_id, old.title, old.description, old.audience, old.document_id)
    is distinct from (new.section_id, new.title, new.description, new.audience, new.document_id))
  execute function bump_version();

-- A file belongs to one resource: an upload sent twice creates one resource.
create unique index resources_document on resources (document_id);
create index resources_section on resources (section_id, date_create desc, id desc);
create index resources_school on resources (schools_id);
create index resources_deleted on resources (date_delete) where date_delete is not null;
create index documents_pending on documents (datetime_update) where entity_type = 'RESOURCES' and entity_id is null;

-- A file refers to its resource; a file without one is an upload that only its author sees.
update documents d set entity_id = r.id, schools_id = r.schools_id from resources r where r.document_id = d.id;

alter table sections add constraint sections_title check (length(title) between 1 and 80);
create unique index sections_name on sections (f_unaccent(lower(title)));

-- Followers can read resources meant for them, and write none.
drop policy memocartes_follower_select on resources;
drop policy memocartes_follower_insert on resources;
drop policy memocartes_follower_update on resources;
drop policy memocartes_follower_delete on resources;
create policy memocartes_follower_select on resources for select to memocartes_follower
  using ((schools_id is null or schools_id = any((select app_schools())::int[])) and audience = 'SCHOOL' and date_delete is null);
select app_grant();
