alter table packs drop column request_id;
