import type { ParsedTrialRequest } from '@memocartes/contract/contact/contact.routes';

import type { Trx } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';

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
