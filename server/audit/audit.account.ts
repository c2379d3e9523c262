import type { AuditKind } from '@memocartes/contract/audit/audit';

import type { Trx } from '../database/database.ts';
import { type AuditDetails, recordAudit } from './audit.writes.ts';

type AccountEvent = { actorId: number; accountId: number; details: AuditDetails };

/** Records an event about an account, with the school of the account's person. Pass the transaction that makes the change. */
export async function recordAccountAudit(trx: Trx, kind: AuditKind, { actorId, accountId, details }: AccountEvent) {
  const person = await trx
    .selectFrom('users')
    .select(['id', 'schools_id'])
    .where('authentications_id', '=', accountId)
    .executeTakeFirst();
  const target = person && { type: 'USER' as const, id: person.id };
  await recordAudit(trx, { kind, actorId, details, ...(target && { target, schoolId: person.schools_id }) });
}
