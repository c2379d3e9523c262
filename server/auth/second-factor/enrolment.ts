import type { Enrolment } from '@memocartes/contract/auth/auth.routes';
import { sql } from 'kysely';

import { recordAccountAudit } from '../../audit/audit.account.ts';
import type { Config } from '../../config/config.ts';
import type { Services } from '../../config/services.ts';
import type { Db, Trx } from '../../database/database.ts';
import { takeFirst } from '../../database/queries/rows.ts';
import { recordChanges } from '../../history/history.writes.ts';
import { refuseBecause } from '../../http/errors.ts';
import { checkAccess } from '../access-refusals/access-refusals.ts';
import { findSignInById } from '../credentials/auth.queries.ts';
import { factorEnabledMail } from '../notice-mails/notices.mails.ts';
import { queueNotice } from '../notice-mails/queue-notice.ts';
import { refuseEnrolmentCode } from './check-code.ts';
import { saveFactor } from './second-factor.writes.ts';
import { decryptSecret, encryptSecret } from './secrets.ts';
import { newTotpSecret, stepOf, totpUri } from './totp.ts';

/** Owner of an enrolment that no code has confirmed yet: a login session, or a waiting sign-in. */
export type EnrolmentOwner = { table: 'tokens' | 'login_steps'; hash: Buffer; accountId: number };

const notStarted = () => refuseBecause('ENROLMENT_OVER');

/** The secret to enrol: the same for all tabs of one session, so that they show one QR code. */
export async function startEnrolment({ db, config }: Services, owner: EnrolmentOwner): Promise<Enrolment> {
  const created = encryptSecret(config, owner.accountId, newTotpSecret());
  const enrolment = await sql<{ pending_factor: Buffer }>`
    update ${sql.table(owner.table)}
    set pending_factor = coalesce(pending_factor, ${created})
    where hash = ${owner.hash}
    returning pending_factor
  `
    .execute(db)
    .then(takeFirst);
  const account = await findSignInById(db, owner.accountId);
  if (!enrolment || !account) throw notStarted();
  checkAccess(account);
  const secret = decryptSecret(config, owner.accountId, enrolment.pending_factor);
  return { secret, uri: totpUri(config.APP_NAME, account.email ?? `${account.firstname} ${account.lastname}`, secret) };
}

async function readPending(db: Db, config: Config, { table, hash, accountId }: EnrolmentOwner) {
  const enrolment = await sql<{ pending_factor: Buffer | null }>`
    select pending_factor from ${sql.table(table)} where hash = ${hash}
  `
    .execute(db)
    .then(takeFirst);
  const pending = enrolment?.pending_factor;
  if (!pending) throw notStarted();
  return { pending, secret: decryptSecret(config, accountId, pending) };
}

/** Consumes the pending secret: of two concurrent confirmations, one succeeds. */
async function consumePending(trx: Trx, { table, hash }: EnrolmentOwner, pending: Buffer): Promise<void> {
  const { rows } = await sql`
    update ${sql.table(table)}
    set pending_factor = null
    where hash = ${hash} and pending_factor = ${pending}
    returning hash
  `.execute(trx);
  if (!rows.length) throw notStarted();
}

/**
 * Checks the first code of the authenticator app, which confirms an enrolment.
 * @returns a function that enables the second factor of the locked account and returns the recovery codes, which can't
 *   be read again. Other sessions and waiting sign-ins of the account end, and its owner is notified. Throws CONFLICT
 *   when the enrolment is over
 * @throws WRONG_CODE; LOCKED_OUT; CONFLICT when the enrolment is over
 */
export async function checkFirstCode(
  { db, config }: Services,
  owner: EnrolmentOwner,
  code: string,
): Promise<(trx: Trx) => Promise<string[]>> {
  const { accountId: id, hash } = owner;
  const { pending, secret } = await readPending(db, config, owner);
  const step = stepOf(secret, code);
  if (step === undefined) return refuseEnrolmentCode(db, id);
  return async (trx) => {
    await consumePending(trx, owner, pending);
    const codes = await recordFactor(trx, { id }, { accountId: id, change: 'ENABLED' }, () =>
      saveFactor(trx, config, { accountId: id, secret, step }),
    );
    await trx.deleteFrom('tokens').where('authentications_id', '=', id).where('hash', '<>', hash).execute();
    await trx.deleteFrom('login_steps').where('authentications_id', '=', id).execute();
    await queueNotice({ db: trx, config }, id, factorEnabledMail);
    return codes;
  };
}

/**
 * Runs `write`, which changes an account's second factor. Records the change in the history of the account's person and
 * in the audit log. @returns the result of `write`
 */
export async function recordFactor<R>(
  trx: Trx,
  author: { id: number; schoolId?: number | null },
  { accountId, change }: { accountId: number; change: 'ENABLED' | 'DISABLED' | 'RESET' | 'RECOVERY_CODES' },
  write: () => Promise<R>,
): Promise<R> {
  const people = await trx.selectFrom('users').select('id').where('authentications_id', '=', accountId).execute();
  const ids = people.map(({ id }) => id);
  const result = await recordChanges(trx, author, { type: 'USER', ids }, write);
  await recordAccountAudit(trx, 'SECOND_FACTOR_CHANGED', { actorId: author.id, accountId, details: { change } });
  return result;
}
