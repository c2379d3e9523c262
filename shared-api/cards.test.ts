import { authApi } from './auth.api.ts';
import { boxesApi } from './boxes.api.ts';
import { cardsApi } from './cards.api.ts';
import { cardsBulkApi } from './cards-bulk.api.ts';
import { cardsImportApi } from './cards-import.api.ts';
import { packsApi } from './packs.api.ts';
import { scanApi } from './scan.api.ts';
import { type Dispatch, findRefetches } from './testing/refetches.ts';
import { trackingApi } from './tracking.api.ts';

const { getCard, listCards, updateCard, deleteCard } = cardsApi.endpoints;
const { viewPack, listClassWeeks, updatePack, removePackCard, deletePack, assignPack, movePack, unassignPack } =
  packsApi.endpoints;

/** Responses of the API by path: each page or pack contains card 12. */
const answers: Record<string, unknown> = {
  '/cards?status=FINAL': { cards: [{ id: 12 }], count: 1 },
  '/packspro/5': { id: 5, cards: [{ id: 12 }] },
  '/classes/3/hardest_cards': { cards: [{ card: { id: 12 } }] },
};
const cardOfStudent = { cards: [{ cards_id: 12 }] };

/** Paths fetched before and after a write, while card 12 is shown in a list, a pack, a class and a student's boxes. */
const refetchesBy = (write: (dispatch: Dispatch) => Promise<unknown>, refusal?: string) =>
  findRefetches(
    (dispatch) => [
      dispatch(listCards.initiate({ status: 'FINAL' })),
      dispatch(getCard.initiate({ id: 12 })),
      dispatch(viewPack.initiate({ id: 5 })),
      dispatch(listClassWeeks.initiate({ id: 3 })),
      dispatch(boxesApi.endpoints.viewHardestCards.initiate({ id: 3 })),
      dispatch(trackingApi.endpoints.listCurrentCards.initiate({ student_id: 7 })),
      dispatch(scanApi.endpoints.listScannableCards.initiate({ student_id: 7 })),
    ],
    write,
    (path) => answers[path] ?? cardOfStudent,
    refusal,
  );

/** For each word, the first path that contains it. */
const containing = (paths: readonly string[], ...words: string[]) => {
  const found = words.map((word) => paths.find((path) => path.includes(word)));
  expect(found).not.toContain(undefined);
  return found;
};

test('an edited card is fetched again wherever it is shown: list, pack, class, boxes of a student', async () => {
  const { shown, refetched } = await refetchesBy((dispatch) =>
    dispatch(updateCard.initiate({ id: 12, fline1: '7 × 8' })),
  );
  expect(refetched.toSorted()).toEqual(shown.filter((path) => !path.includes('weeks')).toSorted());
});

test('a list of published cards is fetched again when a card outside it is published', async () => {
  const { shown, refetched } = await refetchesBy((dispatch) =>
    dispatch(updateCard.initiate({ id: 99, status: 'FINAL' })),
  );
  expect(refetched).toEqual(expect.arrayContaining(containing(shown, 'status=FINAL')));
});

test('after a pack loses a card or is deleted, its weeks, the lists of cards and the card are fetched again', async () => {
  const changes: ((dispatch: Dispatch) => Promise<unknown>)[] = [
    (dispatch) => dispatch(removePackCard.initiate({ id: 5, card_id: 12 })),
    (dispatch) => dispatch(updatePack.initiate({ id: 5, cards: [13] })),
    (dispatch) => dispatch(deletePack.initiate({ id: 5 })),
  ];
  for (const change of changes) {
    const { shown, refetched } = await refetchesBy(change);
    expect(refetched).toEqual(expect.arrayContaining(containing(shown, 'weeks', '/cards/12', 'status=FINAL')));
  }
});

test('after a pack is assigned to a class, its weeks and the cards that its students may receive are fetched again', async () => {
  const write = { id: 5, classes_id: 3, week: '2026-11-23' };
  const { shown, refetched } = await refetchesBy((dispatch) => dispatch(assignPack.initiate(write)));
  expect(refetched).toEqual(expect.arrayContaining(containing(shown, 'weeks', '/current', 'scan')));
});

test('data that another tab has changed is fetched again after a refusal with NOT_FOUND, but not after another refusal', async () => {
  const week = { id: 5, classes_id: 3, week: '2026-11-23' };
  const removals: [write: (dispatch: Dispatch) => Promise<unknown>, paths: string[]][] = [
    [(dispatch) => dispatch(unassignPack.initiate(week)), ['weeks']],
    [(dispatch) => dispatch(movePack.initiate({ ...week, to: '2026-11-30' })), ['weeks']],
    [(dispatch) => dispatch(removePackCard.initiate({ id: 5, card_id: 12 })), ['/packspro/5', 'weeks']],
    [(dispatch) => dispatch(deletePack.initiate({ id: 5 })), ['weeks']],
    [(dispatch) => dispatch(deleteCard.initiate({ id: 12 })), ['status=FINAL']],
  ];
  for (const [write, paths] of removals) {
    const { shown, refetched } = await refetchesBy(write, 'NOT_FOUND');
    expect(refetched).toEqual(expect.arrayContaining(containing(shown, ...paths)));
  }
  const forbidden = await refetchesBy((dispatch) => dispatch(deletePack.initiate({ id: 5 })), 'FORBIDDEN');
  expect(forbidden.refetched).toEqual([]);
});

test('at the limit of custom cards, which another tab has reached, the number of own cards is fetched again', async () => {
  const creations: ((dispatch: Dispatch) => Promise<unknown>)[] = [
    (dispatch) => dispatch(cardsApi.endpoints.createCard.initiate({ matter_id: 1 })),
    (dispatch) => dispatch(cardsApi.endpoints.duplicateCard.initiate({ id: 12 })),
    (dispatch) => dispatch(cardsBulkApi.endpoints.createCards.initiate({ cards: [{ matter_id: 1 }] })),
    (dispatch) => dispatch(cardsImportApi.endpoints.importCards.initiate({ rows: [] })),
  ];
  for (const create of creations) {
    const refetchesAt = async (refusal: string) => {
      const show = (dispatch: Dispatch) => [dispatch(authApi.endpoints.getMe.initiate())];
      return (await findRefetches(show, create, undefined, refusal)).refetched;
    };

    expect(await refetchesAt('LIMIT_CARDS')).toEqual(['/auth/user']);
    expect(await refetchesAt('INVALID')).toEqual([]);
  }
});
