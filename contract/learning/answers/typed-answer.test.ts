import fc from 'fast-check';

import { compareAnswer, expectedAnswers, gradeAnswer, isRight, piecesOf, plainAnswer } from './typed-answer.ts';

test.each([
  ['paris', 'Paris'],
  ['  l’ete ', "L'été"],
  ['ou est il ?', 'Où est-il ?'],
  ['coeur', 'cœur'],
  ['1000', '1 000'],
  ['3.5', '3,5'],
  ['chevaux.', 'chevaux'],
  ['ils  sont', 'Ils sont !'],
  ['-5', '−5.'],
  [' ? ', '?'],
  ['« »', '« »'],
  ['“oui”', '« oui »'],
  ['“', '"'],
])('%j is accepted for %j [cards.typed-answer]', (typed, expected) => {
  expect(compareAnswer(typed, expected)).not.toBe('different');
});

test.each([
  ['', 'Paris'],
  [' . ', 'Paris'],
  [' ', '?'],
  ['!', '?'],
  ['cheveux', 'chevaux'],
  ['10 0', '1000 0'],
  ['5', '-5'],
  ['12', '1 3'],
])('%j is a wrong answer for %j [cards.typed-answer]', (typed, expected) => {
  expect(compareAnswer(typed, expected)).toBe('different');
});

test('distinguishes an identical answer from a tolerated variant', () => {
  expect(compareAnswer('L’été', "L'été.")).toBe('same');
  expect(compareAnswer('l’été', "L'été.")).toBe('close');
});

test('expects the first line of the back, or all its lines together', () => {
  expect(expectedAnswers(['40', '39 + 1 = 40', ''])).toEqual(['40', '40 39 + 1 = 40']);
  expect(expectedAnswers(['', 'une fleur'])).toEqual(['une fleur']);
  expect(expectedAnswers([])).toEqual([]);
});

test('finds the letters that differ between two answers', () => {
  expect(piecesOf('chevaux', 'cheveux')).toEqual([
    { text: 'chev', isMatched: true },
    { text: 'a', isMatched: false },
    { text: 'ux', isMatched: true },
  ]);
  expect(piecesOf('été', '')).toEqual([{ text: 'été', isMatched: false }]);
});

const word = fc.stringMatching(/^[a-zéèàçœ0-9' -]{1,12}$/).filter((text) => plainAnswer(text) !== '');
const upper = (text: string) => text.toLocaleUpperCase('fr');
const bare = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '');

test('without an accent rule, case, accents, surrounding spaces and final punctuation never make an answer wrong', () => {
  const ways = fc.constantFrom(
    upper,
    bare,
    (text: string) => `  ${text} `,
    (text: string) => `${text} !`,
    (text: string) => `${text}.`,
    (text: string) => text.replaceAll("'", '’'),
  );
  fc.assert(fc.property(word, ways, (text, way) => compareAnswer(way(text), text) !== 'different'));
});

test('comparison is symmetric, and normalizing is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(compareAnswer(a, b)).toBe(compareAnswer(b, a));
      expect(plainAnswer(plainAnswer(a))).toBe(plainAnswer(a));
    }),
  );
});

test('pieces concatenate to the expected answer, and matched pieces occur in the typed text in the same order', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (expected, typed) => {
      const pieces = piecesOf(expected, typed);
      expect(pieces.map(({ text }) => text).join('')).toBe(expected.normalize('NFC'));
      const letters = [...typed.normalize('NFC')];
      let from = 0;
      for (const letter of pieces.filter(({ isMatched }) => isMatched).flatMap(({ text }) => [...text])) {
        from = letters.indexOf(letter, from) + 1;
        expect(from).toBeGreaterThan(0);
      }
      if (expected.normalize('NFC') === typed.normalize('NFC')) {
        expect(pieces.every(({ isMatched }) => isMatched)).toBe(true);
      }
    }),
  );
});

describe('accents', () => {
  test.each([
    ['à', 'a', { proposed: ['a / à', 'Léo … un vélo.'] }],
    ['la', 'là', { proposed: ['la / là / l’a'] }],
    ['ou', 'où', { proposed: ['ou / où'] }],
    ['chante', 'chanté', { accentsCount: true }],
    ['A', 'à', { accentsCount: true }],
  ])('the accent makes %j a wrong answer for %j with the rule %j [cards.typed-answer]', (typed, expected, rule) => {
    expect(compareAnswer(typed, expected, rule)).toBe('accent');
  });

  test.each([
    ['ecole', 'école', { proposed: ['Le lieu où l’on apprend'] }],
    ['ecole', 'école', {}],
    ['À', 'à', { accentsCount: true, proposed: ['a / à'] }],
    ['coeur', 'cœur', { accentsCount: true }],
    ['C’EST', "c'est", { accentsCount: true }],
  ])('%j is right for %j with the rule %j', (typed, expected, rule) => {
    expect(isRight(compareAnswer(typed, expected, rule))).toBe(true);
  });
});

test.each([
  ['112', ['18', '112'], 'same'],
  ['Kiev', ['Kyiv', 'Kiev'], 'same'],
  ['kiev', ['Kyiv', 'Kiev'], 'close'],
  ['Minsk', ['Kyiv', 'Kiev'], 'different'],
  ['1 000,50', ['1000.5'], 'close'],
  ['007', ['7'], 'close'],
  ['-0', ['0'], 'close'],
  ['1,5', ['15'], 'different'],
] as const)('the verdict on %j for the expected answers %j is %s', (typed, expected, verdict) => {
  expect(gradeAnswer(typed, expected).verdict).toBe(verdict);
});

test('lists other accepted answers after the answers of the back', () => {
  expect(expectedAnswers(['18', 'les pompiers'], ['112'])).toEqual(['18', '18 les pompiers', '112']);
});
