drop index cards_events_card, cards_events_author, cards_students_card, cards_images_author, cards_school, packs_author,
  documents_author, documents_school, chats_reads_account, sessions_creator, sessions_students_device,
  authentications_asking_school, contact_messages_answerer, attach_requests_follower, privacy_exports_requester;
