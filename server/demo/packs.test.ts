import { numberedCards } from './catalogue.ts';
import { cardsOfPack } from './packs.ts';
import { packs } from './packs.data.ts';

const catalogue = numberedCards();

test.each(packs.map((pack) => [`${pack.level} ${pack.title}`, pack] as const))(
  '%s holds 3 to 15 different cards',
  (_, pack) => {
    const cards = cardsOfPack(pack, catalogue);
    expect(cards.length).toBeGreaterThanOrEqual(3);
    expect(cards.length).toBeLessThanOrEqual(15);
    expect(new Set(cards.map((card) => card.displayedId)).size).toBe(cards.length);
    const unknown = pack.holds
      .flatMap(({ category = [] }) => category)
      .filter((name) => !cards.some((card) => card.category === name));
    expect(unknown).toEqual([]);
  },
);

test('every level has twelve weeks of packs with titles of its own', () => {
  for (const level of ['CP', 'CE1', 'CE2', 'CM1', 'CM2']) {
    const titles = packs.filter((pack) => pack.level === level).map((pack) => pack.title);
    expect(titles).toHaveLength(12);
    expect(new Set(titles).size).toBe(12);
  }
});

test('titles keep the typography of the cards', () => {
  expect(packs.map((pack) => pack.title).filter((title) => /'| [?!:;]/.test(title))).toEqual([]);
});
