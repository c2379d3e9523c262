import { cards } from '@memocartes/contract/cards/cards.routes';
import { ankiMaxCards } from '@memocartes/contract/cards/import/cards-import';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';

import type { Services } from '../config/services.ts';
import { sendCsv } from '../csv/export.ts';
import { authorize } from '../http/actor/authorize.ts';
import { type App, http } from '../http/http.ts';
import { expectedVersion } from '../http/version.ts';
import { sendApkg } from './cards.apkg.ts';
import { copyCard } from './cards.copy.ts';
import { cardsCsv } from './cards.csv.ts';
import { presentCard } from './cards.present.ts';
import { countUses, findCard, findReadableCard, listCards } from './cards.queries.ts';
import { createCard, deleteCard, updateCard } from './cards.writes.ts';

/** Filter of an Anki export: the actor's own cards; for a superadmin, the certified ones [cards.export]. */
const ownCards = (actor: Actor) =>
  scopeOf(actor.kind) === 'platform' ? { card_type: ['CERTIFIED' as const] } : { mine: 'true' as const };

/** Routes of certified, custom and community cards. */
export function cardsRoutes(app: App, { db, config }: Services): void {
  app.route({
    ...http(cards.list),
    handler: async ({ actor, query }, reply) => {
      if (query.format === 'csv') {
        return sendCsv(reply, cardsCsv, async (page) =>
          (await listCards(db, actor, { ...query, ...page })).rows.map((row) => presentCard(row, actor)),
        );
      }
      if (query.format === 'apkg') {
        const { rows } = await listCards(db, actor, {
          ...query,
          ...ownCards(actor),
          nb_items: ankiMaxCards + 1,
          nb_page: 1,
        });
        return sendApkg(reply, db, rows, config.publicUrl);
      }
      const { rows, count } = await listCards(db, actor, query);
      return { cards: rows.map((row) => presentCard(row, actor)), count };
    },
  });
  app.route({
    ...http(cards.view),
    handler: async ({ actor, params }) => {
      const card = await findReadableCard(db, actor, params.id);
      authorize(actor, 'card:view', card);
      return presentCard(card, actor);
    },
  });
  app.route({
    ...http(cards.uses),
    handler: async ({ actor, params }) => {
      authorize(actor, 'card:edit', await findCard(db, actor, params.id));
      return countUses(db, actor, params.id);
    },
  });
  app.route({
    ...http(cards.create),
    handler: ({ actor, body }) => createCard(db, actor, body),
  });
  app.route({
    ...http(cards.update),
    handler: async (request) => {
      const { actor, params, body } = request;
      authorize(actor, 'card:edit', await findCard(db, actor, params.id));
      await updateCard(db, actor, { id: params.id, expected: expectedVersion(request) }, body);
      const card = await findCard(db, actor, params.id);
      authorize(actor, 'card:view', card);
      return presentCard(card, actor);
    },
  });
  app.route({
    ...http(cards.duplicate),
    handler: async ({ actor, params, body }) => {
      const card = await findCard(db, actor, params.id);
      authorize(actor, 'card:view', card);
      return copyCard(db, actor, card, body?.request_id);
    },
  });
  app.route({
    ...http(cards.remove),
    handler: async ({ actor, params }) => {
      authorize(actor, 'card:edit', await findCard(db, actor, params.id));
      await deleteCard(db, params.id);
    },
  });
}
