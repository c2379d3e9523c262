import type { Config } from '../../config/config.ts';
import type { Services } from '../../config/services.ts';
import type { Letter } from '../../mails/mails.ts';
import { queueMail } from '../../mails/mails.ts';

export type Addressee = { firstname: string; lastname: string; email: string };

/**
 * Notifies a person by mail of a change to their account, if it has an address. Pass the transaction that makes the change:
 * `queueNotice({ db: trx, config }, id, passwordLetter)`.
 */
export async function queueNotice(
  { db, config }: Services,
  accountId: number,
  letter: (config: Config, person: Addressee) => Letter,
): Promise<void> {
  const person = await db
    .selectFrom('authentications')
    .select(['firstname', 'lastname', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (person?.email) await queueMail(db, person.email, letter(config, { ...person, email: person.email }));
}
