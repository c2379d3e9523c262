import { operations } from '@memocartes/contract/bulk-operations/bulk-operations.routes';

import type { Services } from '../config/services.ts';
import { authorize } from '../http/actor/authorize.ts';
import { type App, http } from '../http/http.ts';
import { findOperationSubject, listOperations } from './bulk-operations.queries.ts';
import { undoOperation, type Undos } from './bulk-operations.writes.ts';

/** Operations of a school, which can be undone for 24 h. Each kind has its own function in `undos`. */
export function operationsRoutes(app: App, { db }: Services, undos: Undos): void {
  app.route({
    ...http(operations.list),
    handler: ({ actor, query }) => listOperations(db, actor, query),
  });
  app.route({
    ...http(operations.undo),
    handler: async ({ actor, params }) => {
      const operation = await findOperationSubject(db, actor, params.id);
      authorize(actor, 'operation:undo', operation);
      return undoOperation(db, actor, operation.id, undos);
    },
  });
}
