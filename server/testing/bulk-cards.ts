import { type BulkBody, cardsBulk } from '@memocartes/contract/cards/bulk/cards-bulk.routes';

import type { Person } from './seed.ts';
import type { TestServer } from './server.ts';

/** Calls for many cards of one parent subject; `server` and `matterId` are evaluated at each call. */
export function bulkCards(server: () => TestServer, matterId: () => number) {
  const cardBody = (n: number, overrides = {}) => ({
    matter_id: matterId(),
    level: 'CE1' as const,
    fline1: `Q${n}`,
    bline1: `R${n}`,
    ...overrides,
  });

  const batch = (person: Person, count: number, overrides = {}) =>
    server()
      .as(person)
      .call(cardsBulk.createBatch, {
        body: { cards: Array.from({ length: count }, (_, n) => cardBody(n, overrides)) },
      });

  return {
    cardBody,
    batch,
    /** Creates `count` cards. @returns their ids */
    make: async (person: Person, count: number, overrides = {}) => (await batch(person, count, overrides)).body.ids,
    bulk: (person: Person, body: BulkBody) => server().as(person).call(cardsBulk.apply, { body }),
    undo: (person: Person, id: number) => server().as(person).call(cardsBulk.undo, { id }),
    rowsOf: (ids: readonly number[]) =>
      server().db.selectFrom('cards').selectAll().where('id', 'in', ids).orderBy('id').execute(),
  };
}
