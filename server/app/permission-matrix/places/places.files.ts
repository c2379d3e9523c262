import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { Documents } from '../../../database/tables/people.ts';

type Words = Omit<Insertable<Documents>, 'blobs_hash' | 'type'>;

/** A text kept as a document of that, under whatever type. */
export async function insertFile(db: Db, words: Words, type = 'text/plain'): Promise<{ id: number }> {
  const data = Buffer.from(`${words.title} ${words.entity_type}`);
  const hash = createHash('sha256').update(data).digest();
  const blob = { hash, type: 'text/plain', size: data.length, data };
  await db
    .insertInto('blobs')
    .values(blob)
    .onConflict((taken) => taken.doNothing())
    .execute();
  return db
    .insertInto('documents')
    .values({ ...words, blobs_hash: hash, type })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A picture sent in for cards. */
export async function insertCardImage(db: Db, words: Omit<Words, 'entity_type'> & { authentications_id: number }) {
  const { id } = await insertFile(db, { ...words, entity_type: 'CARDS' });
  return db
    .insertInto('cards_images')
    .values({ documents_id: id, authentications_id: words.authentications_id, alt: words.title })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A print that is done. */
export const insertPrint = (
  db: Db,
  author: { authentications_id: number; schools_id: number },
): Promise<{ id: number }> =>
  db
    .insertInto('print_jobs')
    .values({
      ...{
        ...author,
        school_year: 2026,
        status: 'DONE',
        cards: [],
        nb_pages: 2,
        nb_done: 2,
        file: Buffer.from('%PDF-'),
      },
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

type Asked = { school: { id: number }; student: { id: number }; follower: { userId: number; email: string } };

/** A school's request to attach a follower, still pending. */
export const insertAttachRequest = (db: Db, { school, student, follower }: Asked): Promise<{ id: number }> =>
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

/** An account that a school asked for and that has no person yet. */
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
  words: { authentications_id: number; schools_id: number; users_id: number },
): Promise<{ id: number }> =>
  db
    .insertInto('privacy_exports')
    .values({ ...words, nb_steps: 1, nb_done: 1, status: 'DONE', file: Buffer.from('PK') })
    .returning('id')
    .executeTakeFirstOrThrow();
