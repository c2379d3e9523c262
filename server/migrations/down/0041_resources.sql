drop policy memocartes_follower_select on resources;
create policy memocartes_follower_select on resources for select to memocartes_follower
  using (schools_id is null or schools_id = any((select app_schools())::int[]));
create policy memocartes_follower_insert on resources for insert to memocartes_follower
  with check (schools_id = any((select app_schools())::int[]));
create policy memocartes_follower_update on resources for update to memocartes_follower
  using (schools_id = any((select app_schools())::int[]));
create policy memocartes_follower_delete on resources for delete to memocartes_follower
  using (schools_id = any((select app_schools())::int[]));

drop index sections_name;
alter table sections drop constraint sections_title;
drop index documents_pending;
drop index resources_deleted;
drop index resources_school;
drop index resources_section;
drop index resources_document;
drop trigger resources_version on resources;
-- Without `date_delete`, deleted resources would reappear: removes them with their documents.
with gone as (delete from resources where date_delete is not null returning document_id)
  delete from documents where id in (select document_id from gone);
alter table resources drop column search, drop column version, drop column date_delete, drop column audience;
select app_grant();
