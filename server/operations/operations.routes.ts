import { operations } from '@memocartes/contract/operations/operations.routes';
import type { Services } from '../config/services.ts';
import { authorize } from '../http/actor/authorize.ts';
import { http } from '../http/http.ts';
import type { App } from '../http/http.ts';
import { undoImport } from '../imports/undo/import.undo.ts';
import { undoYearChange } from '../year-change/year-change.undo.ts';
import { findOperationSubject, listOperations } from './operations.queries.ts';
import { undoOperation } from './operations.writes.ts';

const undos = { IMPORT: undoImport, YEAR_CHANGE: undoYearChange };

/** What was done to a school at once, and its undoing for 24 h. */
export function operationsRoutes(app: App, { db }: Services): void {
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
