-- A request sent twice creates one school, edition, section, price, account.
alter table authentications add column request_id uuid, add constraint authentications_once unique (request_id);
alter table schools add column request_id uuid, add constraint schools_once unique (request_id);
alter table editions add column request_id uuid, add constraint editions_once unique (request_id);
alter table sections add column request_id uuid, add constraint sections_once unique (request_id);
alter table prices add column request_id uuid, add constraint prices_once unique (request_id);
