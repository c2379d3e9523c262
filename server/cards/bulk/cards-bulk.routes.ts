import { cardsBulk } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { authorize } from '../../http/actor/authorize.ts';
import { type App, http } from '../../http/http.ts';
import { limits } from '../../rate-limits/limits.ts';
import { selectForBulk } from './cards-bulk.queries.ts';
import { applyBulk } from './cards-bulk.writes.ts';
import { findCardsOperation, listCardsOperations } from './cards-operations.ts';
import { createBatch } from './create-batch.ts';
import type { PackFiller } from './pack-filler.ts';
import { undoCards } from './undo-cards.ts';

const limitBulk = (db: Db, actor: Actor) => limits(db).consume('card-bulk', { account: actor.id });

/** Bulk calls on cards: select, change, create, and undo within 24 hours. */
export function cardsBulkRoutes(app: App, { db }: Services, packs: PackFiller): void {
  app.route({
    ...http(cardsBulk.select),
    handler: ({ actor, query }) => selectForBulk(db, actor, query),
  });
  app.route({
    ...http(cardsBulk.apply),
    handler: async ({ actor, body }) => {
      await limitBulk(db, actor);
      return applyBulk(db, actor, body, packs);
    },
  });
  app.route({
    ...http(cardsBulk.createBatch),
    handler: async ({ actor, body }) => {
      await limitBulk(db, actor);
      return createBatch(db, actor, body);
    },
  });
  app.route({
    ...http(cardsBulk.operations),
    handler: async ({ actor }) => ({ operations: await listCardsOperations(db, actor) }),
  });
  app.route({
    ...http(cardsBulk.undo),
    handler: async ({ actor, params }) => {
      const operation = await findCardsOperation(db, actor, params.id);
      authorize(actor, 'card-operation:undo', operation);
      await limitBulk(db, actor);
      return undoCards(db, operation.id, packs);
    },
  });
}
