-- Names that a change wrote while its person was being erased: erasures now lock the person first.
update history
set entity_name = 'élève effacé nº ' || entity_id, changes = '{}'
where entity_type = 'STUDENT'
  and entity_name not like 'élève effacé nº %'
  and not exists (select from students where students.id = history.entity_id);

update history
set entity_name = 'compte effacé nº ' || entity_id, changes = '{}'
where entity_type = 'USER'
  and entity_name not like 'compte effacé nº %'
  and not exists (select from users where users.id = history.entity_id);
