import { auth } from '@memocartes/contract/auth/auth.routes';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';

import { findByEmail } from '../../auth/credentials/account.queries.ts';
import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { type App, http } from '../../http/http.ts';
import { limits } from '../../rate-limits/limits.ts';
import { belongsTo } from '../../school-membership/school-membership.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

/**
 * Whether the actor may see who uses an address [followers.lookup-other-school]. A superadmin always may. Others may
 * see their own account, people of their school, and accounts created there that have no person yet.
 */
async function mayLearnOwner(db: Db, actor: Actor, { id, id_user, asking_schools_id }: Found): Promise<boolean> {
  if (scopeOf(actor.kind) === 'platform' || actor.id === id) return true;
  if (actor.schoolId === null) return false;
  return id_user === null ? asking_schools_id === actor.schoolId : belongsTo(db, id_user, actor.schoolId);
}

/**
 * Looks up the account of an e-mail address, a limited number of times [accounts.lookup] [accounts.email-exists]
 * [followers.lookup-other-school].
 */
export function emailLookupRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(auth.check),
    handler: async ({ actor, params }) => {
      await limits(db).consume('check-email', { account: actor.id });
      const account = await findByEmail(db, params.email);
      const noAccount = {
        isExisting: false,
        id: null,
        authentications_id: null,
        firstname: null,
        lastname: null,
        role: null,
      };
      if (!account) return noAccount;
      const { id, id_user, firstname, lastname, role } = account;
      if (!(await mayLearnOwner(db, actor, account))) {
        return { ...noAccount, isExisting: true, role: scopeOf(role) === 'children' ? role : null };
      }
      return { isExisting: true, id: id_user, authentications_id: id, firstname, lastname, role };
    },
  });
}
