import { accentedAnswer, compareAnswer, isRight } from '@memocartes/contract/learning/answers/typed-answer';

import { cardColumns } from '../seed/cards.seed.ts';
import { numberedCards } from './catalogue.ts';

const variants = ['aàâä', 'eéèêë', 'iîï', 'oôö', 'uùûü', 'cç'];

/** Every spelling that differs from a text by exactly one accent. */
const wrongByOneAccent = (text: string): string[] =>
  [...text].flatMap((letter, at) =>
    [...(variants.find((family) => family.includes(letter)) ?? '')]
      .filter((other) => other !== letter)
      .map((other) => text.slice(0, at) + other + text.slice(at + 1)),
  );

const typed = numberedCards().filter((card) => card.typed);
const wordsOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(/[\s/,]+/)).map(accentedAnswer);

test('an answer with one wrong accent is right only if the card ignores accents and its front does not contain the answer', () => {
  let nbRight = 0;
  const mismatches = typed.flatMap((card) => {
    const accentsCount = cardColumns(card, new Map()).accents_count;
    return wrongByOneAccent(card.back[0]!).flatMap((answer) => {
      const right = isRight(compareAnswer(answer, card.back[0]!, { accentsCount, proposed: card.front }));
      const allowed = !accentsCount && !wordsOf(card.front).includes(accentedAnswer(answer));
      nbRight += Number(right);
      return right === allowed ? [] : [`${card.displayedId}: ${answer} for ${card.back[0]}`];
    });
  });
  expect(mismatches).toEqual([]);
  expect(nbRight).toBeGreaterThan(100);
});

test('a homophone written with another accent is never right', () => {
  const homophones = typed.filter(({ subject }) => subject === 'HO');
  expect(homophones.length).toBeGreaterThan(20);
  for (const card of homophones) {
    for (const answer of wrongByOneAccent(card.back[0]!)) {
      expect(
        isRight(
          compareAnswer(answer, card.back[0]!, {
            accentsCount: cardColumns(card, new Map()).accents_count,
            proposed: card.front,
          }),
        ),
      ).toBe(false);
    }
  }
});
