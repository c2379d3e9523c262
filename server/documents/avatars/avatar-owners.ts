import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Db, Trx } from '../../database/database.ts';
import { authorize } from '../../http/actor/authorize.ts';
import { findStudentSubject } from '../../students/students.queries.ts';
import { findAvatarOwner } from '../../users/users.queries.ts';
import { lockOwner, type Owner, type OwnerKey } from './avatar-files.ts';

/** How to find an owner, and the action that the actor must be allowed. */
const ownerKinds = {
  USERS: { find: findAvatarOwner, action: 'user:avatar' },
  STUDENTS: { find: findStudentSubject, action: 'student:avatar' },
} as const;

/** The owner whose avatar the actor may change. @throws 404, 403 */
export async function requireOwner(db: Db, actor: Actor, { type, id }: OwnerKey): Promise<Owner> {
  const { action, find } = ownerKinds[type];
  const owner = await find(db, actor, id);
  authorize(actor, action, owner);
  return { type, id, schoolId: owner.schoolId ?? actor.schoolId, authorId: actor.id };
}

/**
 * Locks the owner and checks again that the actor may change the avatar: while the picture was converted, the owner may
 * have been deleted, or the follower detached. @throws 404, 403
 */
export async function lockAllowedOwner(trx: Trx, actor: Actor, owner: OwnerKey): Promise<Owner> {
  await lockOwner(trx, owner);
  return requireOwner(trx, actor, owner);
}
