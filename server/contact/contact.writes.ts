import type { ContactMessage, ParsedTrialRequest } from '@memocartes/contract/contact/contact.routes';

import type { Trx } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { trialSubject } from './contact.queries.ts';

/** Stores a message [contact.kept]. */
export const insertContactMessage = (trx: Trx, accountId: number, { subject, details }: ContactMessage) =>
  trx.insertInto('contact_messages').values({ authentications_id: accountId, subject, details }).execute();

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
