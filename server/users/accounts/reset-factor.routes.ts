import { auth } from '@memocartes/contract/auth/auth.routes';

import { resetFactor } from '../../auth/second-factor/reset-factor.ts';
import type { Services } from '../../config/services.ts';
import { authorize } from '../../http/actor/authorize.ts';
import { type App, http } from '../../http/http.ts';
import { findAccountFor } from './accounts.queries.ts';

/** Route that resets a lost second factor: see `resetFactor` [accounts.second-factor-reset]. */
export function resetFactorRoute(app: App, services: Services): void {
  app.route({
    ...http(auth.resetFactor),
    handler: async ({ actor, params: { id } }) => {
      authorize(actor, 'account:reset-second-factor', await findAccountFor(services.db, actor, id));
      await resetFactor(services, actor, id);
    },
  });
}
