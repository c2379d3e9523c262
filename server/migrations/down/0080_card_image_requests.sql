alter table cards_images drop column request_id;
