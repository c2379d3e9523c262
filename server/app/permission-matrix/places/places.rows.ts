import { createHash } from 'node:crypto';

import { homeCodeCharacters } from '@memocartes/contract/devices/home-revision/home';
import type { Insertable } from 'kysely';

import type { Db } from '../../../database/database.ts';
import type { Documents } from '../../../database/tables/people.ts';
import { hashSecret } from '../../../http/actor/actor.ts';
import { fromNow } from '../../../testing/data/instants.ts';

type DocumentFields = Omit<Insertable<Documents>, 'blobs_hash' | 'type'>;

/** Stores a short text as a document with these fields; `type` need not match the content. */
export async function insertFile(db: Db, fields: DocumentFields, type = 'text/plain'): Promise<{ id: number }> {
  const data = Buffer.from(`${fields.title} ${fields.entity_type}`);
  const hash = createHash('sha256').update(data).digest();
  const blob = { hash, type: 'text/plain', size: data.length, data };
  await db
    .insertInto('blobs')
    .values(blob)
    .onConflict((taken) => taken.doNothing())
    .execute();
  return db
    .insertInto('documents')
    .values({ ...fields, blobs_hash: hash, type })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A picture uploaded for cards. */
export async function insertCardImage(
  db: Db,
  fields: Omit<DocumentFields, 'entity_type'> & { authentications_id: number },
) {
  const { id } = await insertFile(db, { ...fields, entity_type: 'CARDS' });
  return db
    .insertInto('cards_images')
    .values({ documents_id: id, authentications_id: fields.authentications_id, alt: fields.title })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A finished print. */
export const insertPrint = (
  db: Db,
  author: { authentications_id: number; schools_id: number },
): Promise<{ id: number }> =>
  db
    .insertInto('print_jobs')
    .values({
      ...author,
      school_year: 2026,
      status: 'DONE',
      cards: [],
      nb_pages: 2,
      nb_done: 2,
      file: Buffer.from('%PDF-'),
      options: JSON.stringify({
        duplex: 'long',
        qr: false,
        dividers: false,
        calibration: true,
        shift_x: 0,
        shift_y: 0,
      }) as never,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

type AttachRequestPlace = {
  school: { id: number };
  student: { id: number };
  follower: { userId: number; email: string };
};

/** A school's request to attach a follower, still pending. */
export const insertAttachRequest = (
  db: Db,
  { school, student, follower }: AttachRequestPlace,
): Promise<{ id: number }> =>
  db
    .insertInto('attach_requests')
    .values({
      schools_id: school.id,
      students_id: student.id,
      users_id: follower.userId,
      email: follower.email,
      relation: 'Mère',
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** An account that a school requested and that has no person yet. */
export const insertPendingAccount = (db: Db, { id }: { id: number }): Promise<{ id: number }> =>
  db
    .insertInto('authentications')
    .values({
      role: 'USER',
      firstname: 'Nour',
      lastname: 'Haddad',
      email: null,
      has_person: false,
      asking_schools_id: id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** A finished export of a person's own data. */
export const insertExport = (
  db: Db,
  fields: { authentications_id: number; schools_id: number; users_id: number },
): Promise<{ id: number }> =>
  db
    .insertInto('privacy_exports')
    .values({ ...fields, nb_steps: 1, nb_done: 1, status: 'DONE', file: Buffer.from('PK') })
    .returning('id')
    .executeTakeFirstOrThrow();

/** A resource with its file, in its own section. */
export async function insertResource(
  db: Db,
  fields: { authentications_id: number; schools_id: number; title: string },
  deletion: { date_delete?: string; deleted_by?: number } = {},
) {
  const { title } = fields;
  const { id: document_id } = await insertFile(db, { ...fields, entity_type: 'RESOURCES' });
  const section = await db
    .insertInto('sections')
    .values({ title: `Rubrique ${document_id}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const file = { document_id, document_title: title, file_name: `${title}.txt` };
  const resource = await db
    .insertInto('resources')
    .values({ ...fields, ...file, description: title, section_id: section.id, ...deletion })
    .returning(['id', 'section_id', 'document_id'])
    .executeTakeFirstOrThrow();
  await db.updateTable('documents').set({ entity_id: resource.id }).where('id', '=', document_id).execute();
  return resource;
}

type HomeDevice = { id: number; schools_id: number; users_id: number; students_id: number };

/** A revision that a device at home started with these cards. */
export const insertHomeRevision = (db: Db, { id, schools_id, students_id }: HomeDevice, cards: number[]) =>
  db
    .insertInto('home_revisions')
    .values({ schools_id, students_id, home_devices_id: id, epoch: 1, mode: 'COUNTS', cards })
    .returning('id')
    .executeTakeFirstOrThrow();

/** A family code for the device's follower and student. @param index below 24, different for each code */
export async function insertHomeCode(db: Db, { schools_id, users_id, students_id }: HomeDevice, index: number) {
  const code = `BCDF222${homeCodeCharacters[index]}`;
  const date_expiration = fromNow({ hours: 1 });
  const link = { schools_id, users_id, students_id };
  await db
    .insertInto('home_codes')
    .values({ ...link, code_hash: hashSecret(code), date_expiration })
    .execute();
  return code;
}

type Chat = {
  school: { id: number };
  student: { id: number };
  class_: { id: number };
  staff: { id: number };
  follower: { id: number };
};

/** A conversation with a message of the teacher that the follower has reported. */
export async function insertChat(db: Db, { school, student, class_, staff, follower }: Chat) {
  const chat = await db
    .insertInto('chats')
    .values({ schools_id: school.id, students_id: student.id, classes_id: class_.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const message = await db
    .insertInto('messages')
    .values({ chats_id: chat.id, authentications_id: staff.id, content: 'Bonjour' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('chats_participants')
    .values({ chats_id: chat.id, authentications_id: staff.id, schools_id: school.id })
    .execute();
  await db
    .insertInto('chats_reads')
    .values({ chats_id: chat.id, authentications_id: staff.id, messages_id: message.id })
    .execute();
  const messageReport = await db
    .insertInto('messages_reports')
    .values({ schools_id: school.id, messages_id: message.id, authentications_id: follower.id, content: 'Bonjour' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { chat, message, messageReport };
}
