import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import { type ConsentKind, consentKinds } from '@memocartes/contract/privacy/privacy';
import type { ConsentBody, ConsentList } from '@memocartes/contract/privacy/privacy.routes';
import { sql } from 'kysely';

import { recordAudit } from '../../audit/audit.writes.ts';
import type { Db, Trx } from '../../database/database.ts';
import { refuse } from '../../http/errors.ts';
import { deleteAvatarOf } from './avatar-files.ts';

/** The consent for each child of a follower; `is_granted` is null before the first decision. */
export async function findConsents(db: Db, userId: number): Promise<ConsentList['consents']> {
  const children = await db
    .selectFrom('users_students')
    .innerJoin('students', 'students.id', 'users_students.students_id')
    .leftJoin('privacy_consents', (join) =>
      join.onRef('privacy_consents.students_id', '=', 'students.id').on('privacy_consents.kind', '=', consentKinds[0]),
    )
    .select([
      'students.id',
      'students.firstname',
      'students.lastname',
      'privacy_consents.is_granted',
      'privacy_consents.date_create',
    ])
    .where('users_students.users_id', '=', userId)
    .orderBy('students.id')
    .execute();
  return children.map(({ is_granted, date_create, ...student }) => ({
    student,
    kind: consentKinds[0],
    is_granted,
    date_create,
  }));
}

type Child = { id: number; schoolId: number };

/**
 * Stores a follower's decision. Withdrawal deletes the photo, even while it is being added. Call once `lockOwner` has
 * locked the student.
 */
export async function setConsent(trx: Trx, actor: Actor, { id, schoolId }: Child, { kind, is_granted }: ConsentBody) {
  await trx
    .insertInto('privacy_consents')
    .values({ students_id: id, schools_id: schoolId, kind, is_granted, authentications_id: actor.id })
    .onConflict((conflict) =>
      conflict
        .columns(['students_id', 'kind'])
        .doUpdateSet({ is_granted, authentications_id: actor.id, date_create: sql`now()` }),
    )
    .execute();
  if (!is_granted) await deleteAvatarOf(trx, { type: 'STUDENTS', id });
  await recordAudit(trx, {
    kind: 'CONSENT_CHANGED',
    schoolId,
    target: { type: 'STUDENT', id },
    details: { consent: kind, is_granted },
  });
}

/**
 * A follower who adds a photo consents to it. Once consent is withdrawn, only a follower can add a photo; before any
 * decision, a superadmin can too [students.photo-consent].
 * @throws 409 CONSENT_WITHDRAWN
 */
export async function requireConsent(trx: Trx, actor: Actor, child: Child, kind: ConsentKind): Promise<void> {
  const row = await trx
    .selectFrom('privacy_consents')
    .select('is_granted')
    .where('students_id', '=', child.id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (scopeOf(actor.kind) === 'children') {
    if (!row?.is_granted) await setConsent(trx, actor, child, { kind, is_granted: true });
  } else if (row?.is_granted === false) throw refuse('CONSENT_WITHDRAWN');
}
