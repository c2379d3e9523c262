import { cardsImport } from '@memocartes/contract/cards/import/cards-import.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Services } from '../../config/services.ts';
import type { Db, Trx } from '../../database/database.ts';
import { type App, http } from '../../http/http.ts';
import { limits } from '../../rate-limits/limits.ts';
import { checkForActor, presentPreview } from './cards-import.queries.ts';
import { importCards } from './cards-import.writes.ts';
import { readPictures } from './pictures.ts';
import { readDeck } from './read-deck.ts';

const limitFiles = (db: Db, actor: Actor) => limits(db).consume('card-import', { account: actor.id });

/**
 * Imports one's own cards from a spreadsheet or from Anki in two steps: a preview with a verdict on each card, then the
 * import.
 */
export function cardsImportRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(cardsImport.preview),
    handler: async ({ actor, body: { data, rows, ...defaults } }) => {
      if (!rows) await limitFiles(db, actor);
      const deck = rows ? { rows, format: null } : await readDeck(data ?? '');
      return presentPreview(actor, await checkForActor(db, actor, deck.rows, defaults), deck);
    },
  });
  app.route({
    ...http(cardsImport.valid),
    handler: async ({ actor, body: { rows, data, status, title = null, request_id, ...defaults } }) => {
      if (data) await limitFiles(db, actor);
      const checked = await checkForActor(db, actor, rows, defaults);
      const pictures = await readPictures(actor, checked, data);
      const checkAgain = (trx: Trx) => checkForActor(trx, actor, rows, defaults);
      return importCards(db, actor, { check: checkAgain, pictures, status, title, request_id });
    },
  });
}
