import type { contact, ReceivedMessage } from '@memocartes/contract/contact/contact.routes';
import { sql } from 'kysely';
import type { z } from 'zod';

import type { Db } from '../database/database.ts';
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

type Row = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

const present = (row: Row): ReceivedMessage => ({
  id: row.id,
  subject: row.subject,
  details: row.details,
  date_create: row.date_create,
  state: row.date_answer === null ? 'NEW' : 'ANSWERED',
  answer: row.answer,
  date_answer: row.date_answer,
  answered_by:
    row.answerer_firstname === null || row.answerer_lastname === null
      ? null
      : { firstname: row.answerer_firstname, lastname: row.answerer_lastname },
  sender:
    row.firstname === null || row.lastname === null || row.role === null
      ? null
      : {
          firstname: row.firstname,
          lastname: row.lastname,
          email: row.email,
          phone: row.phone,
          role: row.role,
          school: row.school_id === null ? null : { id: row.school_id, name: row.school_name ?? '' },
        },
});

/** A received message, or undefined. */
export async function findReceived(db: Db, id: number): Promise<ReceivedMessage | undefined> {
  const row = await selectMessages(db).where('contact_messages.id', '=', id).executeTakeFirst();
  return row && present(row);
}

/** One page of received messages [contact.kept]. */
export async function listReceived(db: Db, params: Params) {
  const query = selectMessages(db)
    .$if(params.state !== undefined, (all) =>
      all.where('contact_messages.date_answer', params.state === 'NEW' ? 'is' : 'is not', null),
    )
    .$if(!!params.search, (all) =>
      all.where((eb) =>
        eb.or([
          sql<boolean>`${matches('contact_messages.search', params.search!)}`,
          sql<boolean>`
            f_unaccent(
              lower(concat_ws(' ', authentications.firstname, authentications.lastname, schools.name))
            ) like '%' || f_unaccent(lower(${params.search!.replace(/[\\%_]/g, '\\$&')})) || '%'
          `,
        ]),
      ),
    );
  const ordered = query
    .orderBy(`contact_messages.${params.order_by}`, params.order_dir)
    .orderBy('contact_messages.id', params.order_dir);
  return { messages: (await paged(ordered, params).execute()).map(present), count: await countOf(query) };
}
