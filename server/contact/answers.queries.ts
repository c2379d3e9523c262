import type { contact, ReceivedMessage } from '@memocartes/contract/contact/contact.routes';
import { namedRoles } from '@memocartes/contract/permissions/roles';
import { type InferResult, sql } from 'kysely';
import type { z } from 'zod';

import type { Db } from '../database/database.ts';
import { presentAuthor } from '../database/queries/author.ts';
import { countOf, paged } from '../database/queries/pages.ts';
import { matches } from '../database/queries/search.ts';

type Params = z.output<(typeof contact)['list']['query']>;

const selectMessages = (db: Db) =>
  db
    .selectFrom('contact_messages')
    .leftJoin('authentications', 'authentications.id', 'contact_messages.authentications_id')
    .leftJoin('users', 'users.authentications_id', 'authentications.id')
    .leftJoin('schools', 'schools.id', 'users.schools_id')
    .leftJoin('authentications as answerer', 'answerer.id', 'contact_messages.answered_by')
    .select([
      'contact_messages.id',
      'contact_messages.subject',
      'contact_messages.details',
      'contact_messages.date_create',
      'contact_messages.answer',
      'contact_messages.date_answer',
      'contact_messages.trial_for',
      'contact_messages.school',
      'contact_messages.firstname as asker_firstname',
      'contact_messages.lastname as asker_lastname',
      'contact_messages.email as asker_email',
      'authentications.firstname',
      'authentications.lastname',
      'authentications.email',
      'authentications.role',
      'users.phone',
      'schools.id as school_id',
      'schools.name as school_name',
      'answerer.firstname as answerer_firstname',
      'answerer.lastname as answerer_lastname',
    ]);

type Row = InferResult<ReturnType<typeof selectMessages>>[number];

/** Who asks for a trial; otherwise the account that sent the message, or null after its erasure. */
function senderOf(row: Row): ReceivedMessage['sender'] {
  const { asker_firstname, asker_lastname, asker_email, firstname, lastname, role, email, phone } = row;
  if (asker_firstname !== null && asker_lastname !== null) {
    const name = { firstname: asker_firstname, lastname: asker_lastname };
    const wanted = row.trial_for === 'SCHOOL' ? namedRoles.schoolAdmin : namedRoles.teacher;
    return { ...name, email: asker_email, phone: null, role: wanted, school: null };
  }
  if (firstname === null || lastname === null || role === null) return null;
  const school = row.school_id === null ? null : { id: row.school_id, name: row.school_name ?? '' };
  return { firstname, lastname, email, phone, role, school };
}

const present = (row: Row): ReceivedMessage => ({
  id: row.id,
  subject: row.subject,
  details: row.details,
  date_create: row.date_create,
  state: row.date_answer === null ? 'NEW' : 'ANSWERED',
  answer: row.answer,
  date_answer: row.date_answer,
  answered_by: presentAuthor({ firstname: row.answerer_firstname, lastname: row.answerer_lastname }),
  trial: row.trial_for === null ? null : { for: row.trial_for, school: row.school },
  sender: senderOf(row),
});

/** A received message, or undefined. */
export async function findReceived(db: Db, id: number): Promise<ReceivedMessage | undefined> {
  const row = await selectMessages(db).where('contact_messages.id', '=', id).executeTakeFirst();
  return row && present(row);
}

/** One page of received messages [contact.kept] [contact.trial-listed]. */
export async function listReceived(db: Db, params: Params) {
  const { state, kind, search } = params;
  let query = selectMessages(db);
  if (state) query = query.where('contact_messages.date_answer', state === 'NEW' ? 'is' : 'is not', null);
  if (kind) query = query.where('contact_messages.trial_for', kind === 'MESSAGE' ? 'is' : 'is not', null);
  if (search) {
    query = query.where(
      sql<boolean>`
        (
          ${matches('contact_messages.search', search)}
          or f_unaccent(
            lower(concat_ws(
              ' ', authentications.firstname, authentications.lastname, schools.name, contact_messages.firstname,
              contact_messages.lastname, contact_messages.email, contact_messages.school
            ))
          ) like '%' || f_unaccent(lower(${search.replace(/[\\%_]/g, '\\$&')})) || '%'
        )
      `,
    );
  }
  const ordered = query
    .orderBy(`contact_messages.${params.order_by}`, params.order_dir)
    .orderBy('contact_messages.id', params.order_dir);
  return { messages: (await paged(ordered, params).execute()).map(present), count: await countOf(query) };
}
