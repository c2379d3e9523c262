import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Services } from '../../config/services.ts';
import { inviteAll } from '../../invitations/invite-all.ts';
import type { Written } from './followers/followers.writes.ts';

/** Invites the people that an import created, if requested [import.invitations]. @returns the import's result */
export async function inviteImported<R extends object>(
  services: Services,
  actor: Actor,
  schoolId: number,
  { isRequested, written }: { isRequested: boolean; written: Written<R> },
) {
  const { created, ...result } = written;
  if (!isRequested) return { ...result, nb_invited: 0 };
  const accounts = created.map(({ accountId }) => accountId);
  const verdicts = [...(await inviteAll(services, actor, schoolId, accounts)).values()];
  return { ...result, nb_invited: verdicts.filter((verdict) => verdict === 'SENT').length };
}
