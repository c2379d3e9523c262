import { auth } from '@memocartes/contract/auth/auth.routes';

import { endSessionsOf } from '../auth/login-sessions/sessions.ts';
import { factorResetLetter } from '../auth/notices/notices.letters.ts';
import { queueNotice } from '../auth/notices/notices.ts';
import { recordFactor } from '../auth/second-factor/enrolment.ts';
import { deleteFactor } from '../auth/second-factor/second-factor.queries.ts';
import type { Services } from '../config/services.ts';
import { authorize } from '../http/actor/authorize.ts';
import { refuse } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { http } from '../http/http.ts';
import { findAccountFor } from './accounts.queries.ts';

/** Resets a lost second factor [accounts.second-factor-reset]. */
export function resetFactorRoute(app: App, { db, config }: Services): void {
  app.route({
    ...http(auth.resetFactor),
    handler: async ({ actor, params: { id } }, reply) => {
      authorize(actor, 'account:reset-second-factor', await findAccountFor(db, actor, id));
      if (id === actor.id) throw refuse('CONFLICT', 'Votre propre deuxième étape se change depuis vos paramètres.');
      await db.transaction().execute(async (trx) => {
        const had = await recordFactor(trx, actor, id, 'RESET', () => deleteFactor(trx, id));
        if (!had) throw refuse('CONFLICT', 'Ce compte n’a pas activé la connexion en deux étapes.');
        await endSessionsOf(trx, id);
        await queueNotice({ db: trx, config }, id, factorResetLetter);
      });
      return reply.send();
    },
  });
}
