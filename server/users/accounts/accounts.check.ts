import { firstAccountEnd } from '@memocartes/contract/auth/account-expiration';
import type { UpdateAccount } from '@memocartes/contract/auth/auth.routes';
import type { FieldErrors } from '@memocartes/contract/errors/errors';
import { phoneProblem } from '@memocartes/contract/fields/phone';
import { isDay, parisDay, today } from '@memocartes/contract/learning/calendar/days';
import type { Role } from '@memocartes/contract/permissions/roles';

import type { AccountRow } from '../../auth/credentials/account.queries.ts';
import { invalid, refuseBecause } from '../../http/errors.ts';

const phoneWords = { required: 'Champ requis', wrong: 'Téléphone incorrect' };

/** Checks the phone of an account by the rules of its role [accounts.phone] [accounts.phone-superadmin]. @throws 422 */
export function checkPhone(role: Role, phone: string | null | undefined): void {
  const problem = phone === undefined ? undefined : phoneProblem(role, phone);
  if (problem) throw invalid({ phone: phoneWords[problem] });
}

/** Whether access has ended: a date means the end of that day in Paris, a stored end is an instant. */
const isOver = (end: string) => (isDay(end) ? end < today() : Date.parse(end) <= Date.now());

/**
 * Checks rules across several fields of an account [staff.expiration] [accounts.reopen].
 * @throws 422 naming a wrong field
 */
export function checkChanges(account: AccountRow, changes: UpdateAccount): void {
  const { status, date_subscription: from = account.date_subscription, date_expiration: until } = changes;
  const wrong: FieldErrors = {};
  const expiration = until === undefined ? account.date_expiration : until;
  const isDated = until !== undefined || changes.date_subscription !== undefined;
  if (isDated && expiration && parisDay(expiration) < firstAccountEnd(parisDay(from))) {
    wrong.date_expiration = 'Au plus tôt le lendemain de la souscription.';
  }
  if (status === 'ACTIVE' && expiration && isOver(expiration)) {
    wrong.date_expiration = 'Cette date est passée\u00a0: repoussez-la pour rouvrir l’accès.';
  }
  if (Object.keys(wrong).length) throw invalid(wrong);
  checkPhone(account.role, changes.phone);
}

/** Refuses a change of the actor's own status [staff.not-oneself]. @throws CONFLICT */
export function checkNotOwnStatus(actorId: number, accountId: number): void {
  if (actorId === accountId) throw refuseBecause('OWN_STATUS');
}

/**
 * Refuses an end of access that is over: with it, a school could end the access immediately, or reopen a disabled
 * account [staff.end] [accounts.reopen].
 * @throws 422
 */
export function checkEnd(until: string | null | undefined): void {
  if (until && isOver(until)) throw invalid({ date_expiration: 'Au plus tôt aujourd’hui.' });
}
