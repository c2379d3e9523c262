import { started } from '../device.data.ts';
import { answerRound, canMoveUp, type Round, startRound } from './round.ts';

const ids = (round: ReturnType<typeof startRound>) => round.turns.map(({ card }) => card.id);
const begin = () => startRound(started.cards);

test('removes a known card, and repeats a missed card after the others', () => {
  const missed = answerRound(begin(), false);
  expect(ids(missed)).toEqual([102, 103, 101]);
  expect(missed).toMatchObject({ done: 0, known: 0, total: 3 });
  expect(ids(answerRound(missed, true))).toEqual([103, 101]);
});

test('a missed card does not move up and does not count as known', () => {
  let round = answerRound(begin(), false);
  round = answerRound(answerRound(round, true), true);
  expect(canMoveUp(round.turns[0]!)).toBe(false);
  round = answerRound(round, true);
  expect(round).toMatchObject({ turns: [], done: 3, known: 2 });
});

test('shows a card three times at most', () => {
  const [card] = started.cards;
  const round = [false, false, false].reduce(answerRound, startRound([card!]));
  expect(round).toMatchObject({ turns: [], done: 1, known: 0 });
});

test('a card missed earlier in the session does not move up and does not count as known', () => {
  const [card] = started.cards;
  const round = startRound([{ ...card!, again: true }]);
  expect(canMoveUp(round.turns[0]!)).toBe(false);
  expect(answerRound(round, true).known).toBe(0);
});

test('continues a round that another version of the remote stored in the tab [tablets.offline]', () => {
  const stored = '{"turns":[{"card":{"id":101},"times":1}],"total":1,"done":0,"known":0}';
  const round = JSON.parse(stored) as Round;
  expect(canMoveUp(round.turns[0]!)).toBe(false);
  expect(answerRound(round, false).turns).toEqual([{ times: 2, card: { id: 101 } }]);
});
