import type {
  BulkResult,
  CardOperation,
  CardSelection,
  CardsUndone,
} from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

import { cards } from '../view/cards.data.ts';

const selection: CardSelection = {
  cards: cards.map(({ id, status, is_mine }) => ({ id, status, may_edit: is_mine })),
  count: cards.length,
};
const dates = { date_create: '2026-11-22T08:12:00Z', date_undoable_until: '2026-11-23T08:12:00Z' };
const operations: CardOperation[] = [
  { ...dates, id: 8, kind: 'DELETE', title: null, nb_cards: 3 },
  { ...dates, id: 7, kind: 'IMPORT', title: 'fleuves.csv', nb_cards: 219 },
];
const undone: CardsUndone = {
  nb_undone: 217,
  nb_kept: 2,
  kept: [
    { id: 21, name: 'FR-CE1-0021', reason: 'EDITED' },
    { id: 22, name: 'FR-CE1-0022', reason: 'PACK' },
  ],
};
const packs = [
  { id: 5, title: 'Les fleuves', nb_cards: 4 },
  { id: 6, title: 'Les mers', nb_cards: 15 },
].map((pack) => ({
  ...pack,
  name: null,
  icon: 'book',
  date_create: '2026-11-20T08:00:00Z',
  schools_id: 1,
  authentications_id: 10,
  author: null,
  classes: [],
}));

/** Response to an operation that succeeds for every card. */
const succeedForAll = ({ body }: { readonly body?: unknown }): BulkResult => {
  const { ids, pack } = body as { readonly ids: number[]; readonly pack?: { readonly title?: string } };
  return {
    nb_done: ids.length,
    rows: ids.map((id) => ({ id, displayed_id: `N-${id}`, verdict: 'DONE', message: null })),
    packs: pack ? [{ id: 5, title: pack.title ?? 'Les fleuves', nb_cards: ids.length }] : [],
    operation_id: 9,
  };
};

/** Fake API of bulk operations. */
export const bulkApi = {
  'GET /cards/select': selection,
  'PATCH /cards': succeedForAll,
  'POST /cards/operations/:id/undo': undone,
  'GET /packspro/': { packs_pro: packs, count: packs.length },
} satisfies Answers;
export const recentApi = { 'GET /cards/operations': { operations } } satisfies Answers;
