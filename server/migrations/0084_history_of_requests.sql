-- The erasure of an account removes its address from the requests to attach it, which any school may have made.
create index history_attach_requests on history (entity_id)
where action in ('ATTACH_REQUEST', 'ATTACH_REFUSE', 'ATTACH_WITHDRAW', 'ATTACH_EXPIRE');

-- Addresses that belong to no account any more, as erasures kept them until now.
update history
set changes = jsonb_set(
  changes, '{email}',
  jsonb_build_array(
    case when jsonb_typeof(changes->'email'->0) = 'string' then to_jsonb('compte effacé'::text) else 'null' end,
    case when jsonb_typeof(changes->'email'->1) = 'string' then to_jsonb('compte effacé'::text) else 'null' end
  )
)
where action in ('ATTACH_REQUEST', 'ATTACH_REFUSE', 'ATTACH_WITHDRAW', 'ATTACH_EXPIRE')
  and not exists (
    select from authentications
    where authentications.email in (changes->'email'->>0, changes->'email'->>1)
  );
