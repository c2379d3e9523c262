import type { Locale } from '@memocartes/contract/notifications/notifications.routes';

import type { Config } from '../../config/config.ts';
import type { Services } from '../../config/services.ts';
import type { Trx } from '../../database/database.ts';
import { type Mail, queueMail } from '../../mails/mails.ts';

/** Recipient of a mail about their account, with the language of the pages they used last [notifications.language]. */
export type Addressee = { firstname: string; lastname: string; email: string; lang: Locale };

/**
 * Mails a person about an event of their account, if the account has an address. Pass the transaction of the event:
 * `queueNotice({ db: trx, config }, id, passwordMail)`.
 */
export async function queueNotice(
  { db: trx, config }: Services<Trx>,
  accountId: number,
  mail: (config: Config, person: Addressee) => Mail,
): Promise<void> {
  const person = await trx
    .selectFrom('authentications')
    .select(['firstname', 'lastname', 'email', 'lang'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (person?.email) await queueMail(trx, person.email, mail(config, { ...person, email: person.email }));
}
