-- A request sent twice creates one image of cards.
alter table cards_images add column request_id uuid, add constraint cards_images_once unique (authentications_id, request_id);
