-- The erasure of an account removes its address from the requests to attach it, which any school may have made.
create index history_attach_requests on history (entity_id)
where action in ('ATTACH_REQUEST', 'ATTACH_REFUSE', 'ATTACH_WITHDRAW', 'ATTACH_EXPIRE');

-- Addresses of accounts that erasures deleted until now; the former addresses of other accounts stay.
with kept as materialized (
  select email
  from authentications
  where email is not null
  union
  select former.email
  from history, jsonb_array_elements_text(history.changes->'email') former(email)
  where history.entity_type = 'USER'
    and former.email is not null
    and exists (select from users where users.id = history.entity_id)
)
update history
set changes = jsonb_set(
  changes, '{email}',
  jsonb_build_array(
    case when jsonb_typeof(changes->'email'->0) = 'string' then to_jsonb('compte effacé'::text) else 'null' end,
    case when jsonb_typeof(changes->'email'->1) = 'string' then to_jsonb('compte effacé'::text) else 'null' end
  )
)
where action in ('ATTACH_REQUEST', 'ATTACH_REFUSE', 'ATTACH_WITHDRAW', 'ATTACH_EXPIRE')
  and changes ? 'email'
  and coalesce(changes->'email'->>0, changes->'email'->>1) not in (select email from kept);
