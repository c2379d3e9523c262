import type { ParsedTrialRequest } from '@memocartes/contract/contact/contact.routes';

import type { Db } from '../database/database.ts';

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

/** Subject of a request for a trial, in the language of the person who asks. */
export const trialSubject = ({ lang, trial_for }: Pick<ParsedTrialRequest, 'lang' | 'trial_for'>): string =>
  ({
    fr: { CLASS: 'Essai pour une classe', SCHOOL: 'Essai pour une école' },
    en: { CLASS: 'Trial for a class', SCHOOL: 'Trial for a school' },
  })[lang][trial_for];
