import { layOutText } from '@memocartes/contract/cards/layout/fit';
import { cardFonts } from '@memocartes/contract/cards/layout/measure';
import { deckSizes } from '@memocartes/contract/cards/layout/text-sizes';
import { tokens } from '@memocartes/contract/cards/layout/tokens';

import { packs } from '../data/packs.data.ts';
import { cardsOfPack } from '../seed/generators/packs.ts';
import { type NumberedCard, numberedCards } from './catalogue.ts';

const cards = numberedCards();
type Font = (typeof cardFonts)[number];

const textOf = (card: NumberedCard, font: Font) => ({
  front: { pattern: card.frontPicture ? ('bottom' as const) : ('none' as const), lines: card.front },
  back: {
    pattern: card.backPicture ? ('bottom' as const) : ('none' as const),
    lines: card.back,
    answerLines: card.typed ? 1 : undefined,
  },
  font,
});

const nonEmpty = (lines: readonly string[]) => lines.filter((line) => line !== '');

test.each(cardFonts)(
  'every certified card keeps its author’s line breaks on both sides and in the repeated question: %s',
  (font) => {
    const broken = cards.flatMap((card) => {
      const { front, back } = textOf(card, font);
      const asking = layOutText({ side: front, font });
      const answering = layOutText({ side: back, font, asked: front });
      const shown = [...answering.main.rows, ...(answering.explanation?.rows ?? [])];
      const kept =
        asking.main.rows.join('|') === card.front.join('|') &&
        answering.asked!.rows.join('|') === card.front.join('|') &&
        nonEmpty(shown).join('|') === nonEmpty(card.back).join('|');
      return kept ? [] : [card.displayedId];
    });
    expect(broken).toEqual([]);
  },
);

test('a calculation on a line of its own is never broken', () => {
  const sums = cards.flatMap(({ front, back }) => [...front, ...back]).filter((line) => /^[\d\s+−×÷=?…]+$/.test(line));
  expect(sums.length).toBeGreaterThan(150);
  expect(sums.filter((line) => tokens(line).length > 1)).toEqual([]);
});

test.each(cardFonts)('each demonstration pack has one font size per side: %s', (font) => {
  for (const pack of packs) {
    const texts = cardsOfPack(pack, cards).map((card) => textOf(card, font));
    const sizes = deckSizes(texts);
    const fronts = texts.map(({ front }) => layOutText({ side: front, font }, sizes.front).main);
    const backs = texts.map(({ front, back }) => layOutText({ side: back, font, asked: front }, sizes.back).main);
    expect(new Set(fronts.map(({ size }) => size)).size).toBe(1);
    expect(new Set(backs.map(({ size }) => size)).size).toBe(1);
    expect(fronts.flatMap(({ rows }) => rows)).toEqual(texts.flatMap(({ front }) => front.lines));
  }
});
