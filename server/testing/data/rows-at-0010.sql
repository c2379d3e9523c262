-- Rows of every table in the first released schema (0010). Upgrades and downgrades must preserve them, except in the
-- tables of `forgotten` in migrate.test.ts.
insert into schools (id, name, code, mail, address_city, address_postal_code, offers_id, nb_physical_boxes, nb_teachers_max) values
  (1, 'École des Tilleuls', 'TILLEULS', 'tilleuls@test.example', 'Paris', '75012', 4, 3, 5),
  (2, 'École du Lac', 'LAC', 'lac@test.example', 'Annecy', '74000', 3, 0, 5);
insert into authentications (id, role, email, firstname, lastname, status, asking_schools_id) values
  (1, 'SUPERADMIN', 'super@test.example', 'Dominique', 'Aubry', 'ACTIVE', null),
  (2, 'ADMIN', 'direction@test.example', 'Nadia', 'Roussel', 'ACTIVE', null),
  (3, 'TEACHER', 'claire@test.example', 'Claire', 'Moreau', 'ACTIVE', null),
  (4, 'USER', 'parent@test.example', 'Karim', 'Girard', 'ACTIVE', null),
  (5, 'TEACHER', 'lac@test.example', 'Romain', 'Petit', 'ACTIVE', null),
  (6, 'USER', null, 'Ada', 'Sans-Adresse', 'PENDING', 1);
update authentications set password_hash = '$argon2id$v=19$m=19456,t=2,p=1$c2Vs$aGFjaGU' where id < 6;
insert into users (id, authentications_id, role, schools_id, phone) values
  (1, 1, 'SUPERADMIN', null, null), (2, 2, 'ADMIN', 1, '01 99 00 00 02'), (3, 3, 'TEACHER', 1, null),
  (4, 4, 'USER', 1, '06 39 98 00 01'), (5, 5, 'TEACHER', 2, null), (6, 6, 'USER', 1, null);
insert into classes (id, schools_id, name, level) values (1, 1, 'CE1 A', 'CE1'), (2, 1, 'CM2', 'CM2'), (3, 2, 'CE2', 'CE2');
insert into classes_users_pro (classes_id, users_pro_id) values (1, 3), (3, 5);
insert into students (id, schools_id, classes_id, firstname, lastname, gender, birthdate, level, status, is_phygital) values
  (1, 1, 1, 'Zoë', 'Girard', 'F', '2018-03-04', 'CE1', 'ACTIVE', true),
  (2, 1, 1, 'Élie', 'Girard', 'M', null, 'CE1', 'ACTIVE', false),
  (3, 1, null, 'Inès', '', null, null, null, 'INACTIVE', false),
  (4, 2, 3, 'Noé', 'Lac', 'M', '2017-01-31', 'CE2', 'ACTIVE', false);
-- Students of two schools with the same follower.
insert into users_students (users_id, students_id, relation, relation_other) values
  (4, 1, 'Père', null), (4, 2, 'Père', null), (4, 4, 'Autre', 'Beau-père');
insert into blobs (hash, type, size, data) values
  (sha256('\x0102'::bytea), 'image/png', 2, '\x0102'), (sha256('\x03'::bytea), 'application/pdf', 1, '\x03');
insert into documents (id, title, type, blobs_hash, entity_type, entity_id, schools_id, authentications_id) values
  (1, 'Portrait', 'image/png', sha256('\x0102'::bytea), 'STUDENTS', 1, 1, 4),
  (2, 'Image', 'image/png', sha256('\x0102'::bytea), 'CARDS', null, 1, 3),
  (3, 'Guide', 'application/pdf', sha256('\x03'::bytea), 'RESOURCES', 1, null, 1);
insert into subjects (id, parent_id, name, code) values (1, null, 'Mathématiques', 'MA'), (2, 1, 'Calcul', 'MA-CA');
insert into editions (id, name) values (1, 'Édition 2026');
insert into cards (id, authentications_id, schools_id, card_type, status, cycle, level, displayed_id, num_card, edition_id, matter_id, subject_id, fline1, bline1, fimg, front_alt) values
  (1, null, null, 'CERTIFIED', 'FINAL', '2', 'CE1', 'MA-CE1-1', 1, 1, 1, 2, '2 + 2', '4', null, null),
  (2, 3, 1, 'CUSTOM', 'FINAL', '2', 'CE1', 'MA-CE1-2', 2, null, 1, null, '3 × 3', '9', 2, 'Un carré'),
  (3, 3, 1, 'COMMUNITY', 'FINAL', '2', 'CE1', 'MA-CE1-3', 3, null, 1, null, '10 − 4', '6', null, null);
insert into cards_images (documents_id, authentications_id, alt) values (2, 3, 'Un carré');
insert into packs (id, authentications_id, schools_id, title, icon) values (1, 3, 1, 'Calcul', 'star'), (2, null, 2, 'Révisions', 'sun');
insert into packs_cards (packs_id, cards_id, position) values (1, 1, 1), (1, 2, 2), (2, 1, 1);
insert into packs_classes (packs_id, classes_id, week) values (1, 1, '2026-11-16'), (2, 3, '2026-11-16');
insert into sessions (id, classes_id, schools_id, users_pro_id, code, status, end_time, date_close) values
  (1, 1, 1, 3, '123456', 'INACTIVE', now() - interval '1 day', now() - interval '1 day'),
  (2, 1, 1, 3, '654321', 'ACTIVE', now() + interval '1 hour', null);
insert into devices (id, schools_id, token_hash) values (1, 1, '\xaa'), (2, 2, '\xbb');
insert into sessions_devices (sessions_id, devices_id) values (1, 1), (2, 1);
insert into sessions_students (sessions_id, students_id, devices_id, status, epoch, date_join) values
  (1, 1, 1, 'ENDED', 1, now()), (2, 1, 1, 'ACTIVE', 1, now()), (2, 2, null, 'INACTIVE', null, null);
insert into cards_events (client_id, students_id, cards_id, sessions_id, authentications_id, epoch, kind, is_right, box, answered_at) values
  ('00000000-0000-4000-8000-000000000001', 1, 1, 1, null, 1, 'ANSWER', true, null, now()),
  ('00000000-0000-4000-8000-000000000002', 1, 2, null, 3, 1, 'PLACE', null, 3, now());
insert into cards_students (students_id, cards_id, epoch, box, sessions_id, due_on, moved_on, first_on, nb_right) values
  (1, 1, 1, 2, 1, '2026-11-30', '2026-11-20', '2026-11-01', 1), (1, 2, 1, 3, null, null, '2026-11-20', '2026-11-20', 0);
insert into print_jobs (authentications_id, schools_id, school_year, status, options, cards, nb_pages, file, date_end) values
  (3, 1, 2026, 'DONE', '{"qr": true}', '{1,2}', 1, '\x25504446', now()), (3, 1, 2026, 'FAILED', '{}', '{1}', 1, null, now());
insert into chats (id, students_id, schools_id) values (1, 1, 1);
insert into messages (id, chats_id, authentications_id, content) values (1, 1, 3, 'Bonjour'), (2, 1, 4, 'Merci !');
insert into chats_reads (chats_id, authentications_id, messages_id) values (1, 4, 1);
insert into notifications (id, type, title, content, students_id) values (1, 'INFO', 'Séance', 'Zoë a révisé.', 1), (2, 'ALERT', 'Maintenance', 'Ce soir.', null);
insert into notifications_users (notifications_id, authentications_id) values (1, 4), (2, 1);
insert into sections (id, title) values (1, 'Prendre en main');
insert into resources (section_id, title, description, document_id, document_title, file_name, schools_id, authentications_id) values
  (1, 'Guide', 'Pour commencer', 3, 'Guide', 'guide.pdf', null, 1);
insert into invoices (number, schools_id, offers_id, invoice_periodicity, nb_students, nb_teachers, amount_cents, date_start, date_end) values
  ('F-2026-001', 1, 4, 'ANNUAL', 2, 1, 12000, '2026-09-01', '2027-08-31');
insert into contact_messages (authentications_id, subject, details) values (3, 'Question', 'Comment imprimer ?'), (null, 'Bonjour', 'Une école');
insert into tokens (hash, authentications_id, date_expiration) values ('\x01', 3, now() + interval '1 hour'), ('\x02', 4, now() + interval '1 hour');
insert into tickets (hash, authentications_id, purpose, date_expiration) values ('\x03', 6, 'INVITATION', now() + interval '7 days');
insert into identities (ido, uai, authentications_id, claims) values ('ido-1', '0750001A', 3, '{"PRE": "Claire"}');
insert into oidc_logins (access_hash, sub, date_expiration) values ('\x04', 'ido-2', now() + interval '1 minute');
insert into attempts (key, nb, date_end) values ('login:abc', 2, now() + interval '15 minutes');
insert into mails (recipient, subject, body_text, body_html, date_sent) values
  ('parent@test.example', 'Votre compte', '', '', now()), ('claire@test.example', 'Mot de passe', 'texte', '<p>texte</p>', null);
insert into jobs (name) values ('mails'), ('expiry');
insert into idempotency_keys (key, authentications_id, request) values ('cle', 3, 'abc');
insert into operations (schools_id, authentications_id, kind, summary, data) values (1, 2, 'IMPORT', '{"created": 2}', '{"students": [1, 2]}');
insert into history (authentications_id, schools_id, entity_type, entity_id, entity_name, action, changes) values
  (2, 1, 'STUDENT', 1, 'Zoë GIRARD', 'CREATE', '{"firstname": [null, "Zoë"]}'), (1, null, 'SCHOOL', 9, 'École fermée', 'DELETE', '{}');
-- Identity sequences continue after the rows above.
do $$ declare s record; begin
  for s in select c.relname as t, pg_get_serial_sequence(quote_ident(c.relname), 'id') as q from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'id' and a.attidentity <> ''
  loop execute format('select setval(%L, coalesce((select max(id) from %I), 0) + 1, false)', s.q, s.t); end loop;
end $$;
