-- Deleting a row searches for the rows that refer to it. Without an index, deleting one account or one card reads every
-- answer of every school.
create index cards_events_card on cards_events (cards_id);
create index cards_events_author on cards_events (authentications_id) where authentications_id is not null;
create index cards_students_card on cards_students (cards_id);
create index cards_images_author on cards_images (authentications_id);
create index cards_school on cards (schools_id);
create index packs_author on packs (authentications_id);
create index documents_author on documents (authentications_id);
create index documents_school on documents (schools_id);
create index chats_reads_account on chats_reads (authentications_id);
create index sessions_creator on sessions (users_pro_id);
create index sessions_students_device on sessions_students (devices_id) where devices_id is not null;
create index authentications_asking_school on authentications (asking_schools_id) where asking_schools_id is not null;
create index contact_messages_answerer on contact_messages (answered_by) where answered_by is not null;
create index attach_requests_follower on attach_requests (users_id);
create index privacy_exports_requester on privacy_exports (authentications_id);
