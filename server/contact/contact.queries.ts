import type { ContactMessage, ParsedTrialRequest } from '@memocartes/contract/contact/contact.routes';

import type { Db, Trx } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';

/** The sender and their school. */
export const readSender = (db: Db, accountId: number) =>
  db
    .selectFrom('authentications')
    .leftJoin('users', 'users.authentications_id', 'authentications.id')
    .leftJoin('schools', 'schools.id', 'users.schools_id')
    .select([
      'authentications.firstname',
      'authentications.lastname',
      'authentications.email',
      'authentications.role',
      'users.phone',
      'schools.name as school',
      'schools.code',
    ])
    .where('authentications.id', '=', accountId)
    .executeTakeFirstOrThrow();

export type Sender = Awaited<ReturnType<typeof readSender>>;

/** Stores a message [contact.kept]. */
export const insertContactMessage = (trx: Trx, accountId: number, { subject, details }: ContactMessage) =>
  trx.insertInto('contact_messages').values({ authentications_id: accountId, subject, details }).execute();

/** Subject of a request for a trial, in the language of the person who asks. */
export const trialSubject = ({ lang, trial_for }: Pick<ParsedTrialRequest, 'lang' | 'trial_for'>): string =>
  ({
    fr: { CLASS: 'Essai pour une classe', SCHOOL: 'Essai pour une école' },
    en: { CLASS: 'Trial for a class', SCHOOL: 'Trial for a school' },
  })[lang][trial_for];

/**
 * Stores a request for a trial [contact.trial].
 * @returns false if a request with the same address and `request_id` was stored before [contact.trial-once]
 */
export async function insertTrialRequest(trx: Trx, request: ParsedTrialRequest): Promise<boolean> {
  const insertion = trx
    .insertInto('contact_messages')
    .values({
      ...request,
      school: request.school || null,
      subject: trialSubject(request),
    })
    .onConflict((conflict) => conflict.constraint('contact_messages_once').doNothing())
    .returning('id');
  // Without an account, the caller may not see the row.
  return (await inEverySchool(() => insertion.executeTakeFirst())) !== undefined;
}
