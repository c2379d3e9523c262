import { packs } from '../data/packs.data.ts';
import { cardsOfPack } from '../seed/generators/packs.ts';
import { numberedCards } from './catalogue.ts';

const cards = numberedCards();
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_none, i) => first + i);
const byFront = new Map(cards.map((card) => [`${card.category} ${card.front.join(' ')}`, card]));
const answerOf = (category: string, front: string) => byFront.get(`${category} ${front}`)?.back[0];

test('each multiplication table from 2 to 10 has exactly the products by 1 to 10, all of one level', () => {
  for (const a of upTo(10, 2)) {
    const expected = upTo(10).map((b) => [`${a} × ${b} =\u00a0?`, String(a * b)]);
    const tableCards = cards.filter(({ category, subject }) => subject === 'TA' && category === `Table de ${a}`);
    expect(tableCards.map(({ front, back }) => [front.join(' '), back[0]]).toSorted()).toEqual(expected.toSorted());
    expect(new Set(tableCards.map(({ level }) => level)).size).toBe(1);
  }
});

test('complements to 10 and doubles up to 10 are complete', () => {
  for (const n of upTo(10, 0)) {
    expect([n, answerOf('Compléments à 10', `Complète\u00a0: ${n} + … = 10`)]).toEqual([n, String(10 - n)]);
  }
  for (const n of upTo(10)) expect([n, answerOf('Doubles', `${n} + ${n} =\u00a0?`)]).toEqual([n, String(2 * n)]);
});

test('a pack named after a table contains the whole table, in order', () => {
  const named = packs.filter(({ title }) => /^Tables? de/.test(title));
  expect(named.length).toBeGreaterThan(4);
  for (const pack of named) {
    const tables = [...pack.title.matchAll(/\d+/g)].map(([number]) => Number(number));
    expect(cardsOfPack(pack, cards).map(({ front }) => front[0])).toEqual(
      tables.flatMap((a) => upTo(10).map((b) => `${a} × ${b} =\u00a0?`)),
    );
  }
});
