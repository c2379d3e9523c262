import type { Actor } from '@memocartes/contract/permissions/roles';

import { publishAccountEvent } from '../../account-live/account-events.ts';
import { recordAudit } from '../../audit/audit.writes.ts';
import type { Db, Trx } from '../../database/database.ts';
import { invalid, refuse } from '../../http/errors.ts';

const recordChange = (trx: Trx, details: { account: number; is_added: boolean }) =>
  recordAudit(trx, { kind: 'DEVELOPERS_CHANGED', details });

/**
 * Adds the account of an address to the list of developers; idempotent [override.developers].
 * @throws 422 INVALID with the field when no active account has that address
 */
export function addDeveloper(db: Db, actor: Actor, email: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('authentications')
      .select('id')
      .where('email', '=', email)
      .where('status', '=', 'ACTIVE')
      .executeTakeFirst();
    if (!account) {
      throw invalid({
        email: 'Aucun compte actif n’a cette adresse\u00a0: vérifiez-la, ou créez d’abord le compte.',
      });
    }
    const added = await trx
      .insertInto('remotes_developers')
      .values({ authentications_id: account.id, added_by: actor.id })
      .onConflict((on) => on.doNothing())
      .returning('authentications_id')
      .executeTakeFirst();
    if (!added) return;
    await recordChange(trx, { account: account.id, is_added: true });
    await publishAccountEvent(trx, [account.id], { event: 'rights' });
  });
}

/** Removes an account from the list; its open pages end their overrides [override.ends]. @throws 404 NOT_FOUND */
export function removeDeveloper(db: Db, id: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('remotes_developers')
      .where('authentications_id', '=', id)
      .returning('authentications_id')
      .executeTakeFirst();
    if (!removed) throw refuse('NOT_FOUND');
    await recordChange(trx, { account: id, is_added: false });
    await publishAccountEvent(trx, [id], { event: 'rights' });
  });
}
