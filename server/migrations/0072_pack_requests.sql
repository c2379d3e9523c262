-- A request sent twice creates one pack.
alter table packs add column request_id uuid, add constraint packs_once unique (authentications_id, request_id);
