import type { Services } from '../../config/services.ts';
import type { Config } from '../../config/config.ts';
import { queueMail } from '../../mails/mails.ts';
import type { Letter } from '../../mails/mails.ts';

export type Addressee = { firstname: string; lastname: string; email: string };

/**
 * Tells a person by mail what was done to their account; nothing where it has no address. Give it the transaction that does it:
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
