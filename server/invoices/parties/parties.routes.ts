import { invoices } from '@memocartes/contract/invoices/invoices.routes';
import { prices } from '@memocartes/contract/invoices/prices.routes';

import type { Services } from '../../config/services.ts';
import { authorize } from '../../http/actor/authorize.ts';
import { type App, http } from '../../http/http.ts';
import { expectedVersion } from '../../http/version.ts';
import { findSchoolSubject } from '../periods/periods.queries.ts';
import { findSavedBuyer, findSavedSeller } from './parties.queries.ts';
import { saveBuyer, saveSeller } from './parties.writes.ts';

/** The seller on the invoices, and the buyers who pay for schools. */
export function partiesRoutes(app: App, { db }: Services): void {
  app.route({ ...http(prices.seller), handler: async () => (await findSavedSeller(db)) ?? null });
  app.route({
    ...http(prices.saveSeller),
    handler: (request) => saveSeller(db, request.body, expectedVersion(request)),
  });
  app.route({
    ...http(invoices.buyer),
    handler: async ({ actor, params }) => {
      authorize(actor, 'invoice:manage', await findSchoolSubject(db, params.id));
      return (await findSavedBuyer(db, params.id)) ?? null;
    },
  });
  app.route({
    ...http(invoices.saveBuyer),
    handler: async (request) => {
      const { actor, params, body } = request;
      authorize(actor, 'invoice:manage', await findSchoolSubject(db, params.id));
      return saveBuyer(db, params.id, body, expectedVersion(request));
    },
  });
}
