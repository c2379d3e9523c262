import { cardsImport } from '@memocartes/contract/cards/cards-import.routes';
import type { Services } from '../app/services.ts';
import { checkCap } from '../cards/cards.rules.ts';
import { http } from '../http/http.ts';
import type { App } from '../http/http.ts';
import { judge, presentPreview } from './cards-import.queries.ts';
import { importCards } from './cards-import.writes.ts';
import { readDeck } from './read-deck.ts';

/** One's own cards from a spreadsheet or from Anki, in two steps: a verdict on each, then the writing. */
export function cardsImportRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(cardsImport.preview),
    handler: async ({ actor, body: { data, rows, ...usual } }) => {
      const deck = rows ? { rows, format: null, media: [] } : readDeck(data ?? '');
      const judged = await judge(db, actor, deck.rows, usual);
      return { ...presentPreview(actor, judged), format: deck.format, media: deck.media };
    },
  });
  app.route({
    ...http(cardsImport.valid),
    handler: async ({ actor, body: { rows, status, ...usual } }) => {
      checkCap(actor);
      return importCards(db, actor, await judge(db, actor, rows, usual), status);
    },
  });
}
