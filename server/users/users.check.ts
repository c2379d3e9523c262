import { firstAccountEnd } from '@memocartes/contract/auth/account-expiration';
import type { FieldErrors } from '@memocartes/contract/errors/errors';
import { today } from '@memocartes/contract/learning/calendar/days';
import { scopeOf } from '@memocartes/contract/permissions/roles';
import type { PersonAccount } from '@memocartes/contract/users/account-status';
import { isEmailEditable } from '@memocartes/contract/users/email-editable';

import { invalid, refuseBecause } from '../http/errors.ts';

type Added = {
  role: string;
  phone?: string | null;
  student_id?: number;
  relation?: string;
  date_subscription?: string;
  date_expiration?: string | null;
};

/**
 * Checks rules across several fields of the staff and follower forms [staff.master-role] [staff.phone]
 * [staff.expiration].
 * @throws 422 naming every wrong field
 */
export function checkNewPerson(added: Added, school: { is_master: boolean }): void {
  const { role, student_id, relation, date_subscription: from = today(), date_expiration: until } = added;
  const wrong: FieldErrors = {};
  if (until && until < firstAccountEnd(from)) wrong.date_expiration = 'Au plus tôt le lendemain de la souscription.';
  if (school.is_master && scopeOf(role) === 'school') {
    wrong.role = 'L’espace d’un enseignant indépendant n’a pas de direction.';
  }
  if (scopeOf(role) === 'children' && student_id && !relation) wrong.relation = 'Champ requis';
  if (scopeOf(role) !== 'children' && !added.phone) wrong.phone = 'Champ requis';
  if (scopeOf(role) !== 'children' && student_id) wrong.student_id = 'Seul un proche peut être rattaché à un élève.';
  if (Object.keys(wrong).length) throw invalid(wrong);
}

/**
 * Refuses to change an address where the person can be reached [accounts.email-read-only]. @throws 422
 */
export function checkEmail(requestedEmail: string | undefined, existing: PersonAccount): void {
  if (requestedEmail !== undefined && requestedEmail !== existing.email && !isEmailEditable(existing)) {
    throw invalid({ email: 'L’adresse e-mail ne peut plus être modifiée.' });
  }
}

/** Refuses to delete the actor's own account from a list of staff [staff.not-oneself]. @throws FORBIDDEN */
export function checkNotOwnDeletion(actorId: number, accountId: number): void {
  if (actorId === accountId) {
    throw refuseBecause('OWN_DELETION');
  }
}
