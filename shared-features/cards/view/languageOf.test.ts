import { card } from './cards.data.ts';
import { flashcardOf } from './flashcardOf.ts';
import { languageOf } from './languageOf.ts';

const { front_side: side } = card(12);
const colour = { ...side, line1: 'What colour is it?', line2: null };
const question = { ...side, line1: 'Comment dit-on « rouge » ?', line2: null };

test('a side is English only on a card about English, and without French words', () => {
  expect(languageOf('Anglais', colour)).toBe('en');
  expect(languageOf('AN-CE1-0001', colour)).toBe('en');
  expect(languageOf('AN-CE1-0001', question)).toBe('fr');
  expect(languageOf('FR-CE1-0001', colour)).toBe('fr');
});

test('each side of a card has its language for screen readers, whatever the page’s [cards.language]', () => {
  const { front, back } = flashcardOf({
    ...card(12),
    displayed_id: 'AN-CE1-0001',
    front_side: question,
    back_side: colour,
  });
  expect(front.lang).toBe('fr');
  expect(back.lang).toBe('en');
});
