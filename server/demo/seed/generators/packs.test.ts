import { numberedCards } from '../../cards/catalogue.ts';
import { packs } from '../../data/packs.data.ts';
import { cardsOfPack } from './packs.ts';

const catalogue = numberedCards();

test.each(packs.map((pack) => [`${pack.level} ${pack.title}`, pack] as const))(
  '%s contains 3 to 15 different cards, and cards of each category of its filters',
  (_, pack) => {
    const cards = cardsOfPack(pack, catalogue);
    expect(cards.length).toBeGreaterThanOrEqual(3);
    expect(cards.length).toBeLessThanOrEqual(15);
    expect(new Set(cards.map((card) => card.displayedId)).size).toBe(cards.length);
    const unknown = pack.filters
      .flatMap(({ category = [] }) => category)
      .filter((name) => !cards.some((card) => card.category === name));
    expect(unknown).toEqual([]);
  },
);

test('every level has at least twelve weeks of packs, with unique titles', () => {
  for (const level of ['CP', 'CE1', 'CE2', 'CM1', 'CM2']) {
    const titles = packs.filter((pack) => pack.level === level).map((pack) => pack.title);
    expect(titles.length).toBeGreaterThanOrEqual(12);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('every card with a picture, in handwriting or for two students is in a pack; the first eight packs of each level contain several such cards', () => {
  const isSpecial = (card: (typeof catalogue)[number]) => card.frontPicture ?? card.hand ?? card.duo;
  const inPacks = new Set(packs.flatMap((pack) => cardsOfPack(pack, catalogue)));
  const missing = catalogue.filter((card) => isSpecial(card) && !inPacks.has(card));
  expect(missing.map(({ displayedId, front }) => `${displayedId} ${front.join(' ')}`)).toEqual([]);
  for (const level of ['CP', 'CE1', 'CE2', 'CM1', 'CM2']) {
    const firstPacks = packs.filter((pack) => pack.level === level).slice(0, 8);
    const firstCards = firstPacks.flatMap((pack) => cardsOfPack(pack, catalogue));
    expect(firstCards.filter((card) => card.frontPicture).length).toBeGreaterThanOrEqual(10);
    expect(firstCards.filter((card) => card.hand ?? card.duo).length).toBeGreaterThanOrEqual(3);
  }
});

test('titles follow the typography of the cards', () => {
  expect(packs.map((pack) => pack.title).filter((title) => /'| [?!:;]/.test(title))).toEqual([]);
});
