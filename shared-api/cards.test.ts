import type { Action, ThunkDispatch } from '@reduxjs/toolkit';
import { configureStore } from '@reduxjs/toolkit';

import { api } from './base.ts';
import { boxesApi } from './boxes.api.ts';
import { cardsApi } from './cards.api.ts';
import { packsApi } from './packs.api.ts';
import { reachSlice } from './reachability.ts';
import { scanApi } from './scan.api.ts';
import { trackingApi } from './tracking.api.ts';

const { getCard, listCards, updateCard } = cardsApi.endpoints;
const { viewPack, listClassWeeks, updatePack, removePackCard, deletePack, assignPack } = packsApi.endpoints;

type Dispatch = ThunkDispatch<unknown, unknown, Action>;

/** What the API answers: each page or pack contains card 12. */
const answers: Record<string, unknown> = {
  '/cards?status=FINAL': { cards: [{ id: 12 }], count: 1 },
  '/packspro/5': { id: 5, cards: [{ id: 12 }] },
  '/classes/3/hardest_cards': { cards: [{ card: { id: 12 } }] },
};
const cardOfStudent = { cards: [{ cards_id: 12 }] };

/** Paths read again after a write, while card 12 is shown in a list, a pack, a class and a student's boxes. */
async function refetchedBy(write: (dispatch: Dispatch) => Promise<unknown>): Promise<string[]> {
  const read: string[] = [];
  globalThis.fetch = (async (url: string, { method }: RequestInit) => {
    const path = url.replace('/api', '');
    if (method === 'GET') read.push(path);
    return { ok: true, status: 200, headers: new Headers(), json: async () => answers[path] ?? cardOfStudent };
  }) as unknown as typeof fetch;
  const { dispatch } = configureStore({
    reducer: { [api.reducerPath]: api.reducer, [reachSlice.name]: reachSlice.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  await Promise.all([
    dispatch(listCards.initiate({ status: 'FINAL' })),
    dispatch(getCard.initiate({ id: 12 })),
    dispatch(viewPack.initiate({ id: 5 })),
    dispatch(listClassWeeks.initiate({ id: 3 })),
    dispatch(boxesApi.endpoints.viewHardestCards.initiate({ id: 3 })),
    dispatch(trackingApi.endpoints.listCurrentCards.initiate({ student_id: 7 })),
    dispatch(scanApi.endpoints.listScannableCards.initiate({ student_id: 7 })),
  ]);
  paths = [...read];
  read.length = 0;
  await write(dispatch);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return read;
}
let paths: string[] = [];
/** For each of these words, the path with it that was read at first. */
const containing = (...words: string[]) => {
  const found = words.map((word) => paths.find((path) => path.includes(word)));
  expect(found).not.toContain(undefined);
  return found;
};

test('an edited card is read again wherever it is shown: list, pack, class, boxes of a student', async () => {
  const read = await refetchedBy((dispatch) => dispatch(updateCard.initiate({ id: 12, fline1: '7 × 8' })));
  expect(read.toSorted()).toEqual(paths.filter((path) => !path.includes('weeks')).toSorted());
});

test('another card that becomes published is looked for in a list of published cards', async () => {
  const read = await refetchedBy((dispatch) => dispatch(updateCard.initiate({ id: 99, status: 'FINAL' })));
  expect(read).toEqual(expect.arrayContaining(containing('status=FINAL')));
});

test('a card removed from a pack: the pack, its weeks and the card, which may now be a draft again, are read again', async () => {
  const changes: ((dispatch: Dispatch) => Promise<unknown>)[] = [
    (dispatch) => dispatch(removePackCard.initiate({ id: 5, card_id: 12 })),
    (dispatch) => dispatch(updatePack.initiate({ id: 5, cards: [13] })),
    (dispatch) => dispatch(deletePack.initiate({ id: 5 })),
  ];
  for (const change of changes) {
    const read = await refetchedBy(change);
    expect(read).toEqual(expect.arrayContaining(containing('weeks', '/cards/12', 'status=FINAL')));
  }
});

test('a pack given to a class: the cards that its students may be given are read again', async () => {
  const write = { id: 5, classes_id: 3, week: '2026-11-23' };
  const read = await refetchedBy((dispatch) => dispatch(assignPack.initiate(write)));
  expect(read).toEqual(expect.arrayContaining(containing('weeks', '/current', 'scan')));
});
