import { parseTsv, pastedRows, splitPairs } from './pasted-rows.ts';

test('tabs separate cells, line breaks separate rows', () => {
  expect(parseTsv('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(parseTsv('a\t\tc')).toEqual([['a', '', 'c']]);
});

test('a quoted cell may contain newlines, tabs and quotes; quotes inside an unquoted cell are part of its text', () => {
  expect(parseTsv('"un\ndeux"\t"dit ""oui"""\n5" \t"x')).toEqual([
    ['un\ndeux', 'dit "oui"'],
    ['5" ', '"x'],
  ]);
});

test('a single cell is not split into rows; a header row and empty rows at the end are omitted', () => {
  expect(pastedRows('une seule')).toBeUndefined();
  expect(pastedRows('une seule\n')).toBeUndefined();
  expect(pastedRows('Question\tRéponse\n7 × 8\t56\n\t\n')).toEqual([['7 × 8', '56']]);
});

test('empty rows between filled rows stay, except in a list that is split', () => {
  expect(pastedRows('14\n\n28\n\n')).toEqual([['14'], [''], ['28']]);
  expect(splitPairs(pastedRows('chou : choux\n\nhibou : hiboux')!)!.pairs).toEqual([
    ['chou', 'choux'],
    ['hibou', 'hiboux'],
  ]);
});

test.each([
  ['chou : choux', 'hibou\u00a0: hiboux'],
  ['7 × 8 = 56', '7 × 9 = 63'],
  ['chat - cat', 'porte-clé – key ring'],
  ['Paris → Seine', 'Lyon→Rhône'],
  ['un bal -> des bals', 'un cheval => des chevaux'],
  ['un bal / des bals', 'un cheval / des chevaux'],
  ['chou;choux', 'hibou ; hiboux'],
])('a list of questions with answers is split: %s', (...lines) => {
  const { pairs } = splitPairs(lines.map((line) => [line]))!;
  expect(pairs.map((pair) => pair.length)).toEqual([2, 2]);
  expect(pairs.flat().every((cell) => cell === cell.trim())).toBe(true);
});

test('a line without an answer stays whole in a list that is split [cards.paste-list]', () => {
  const list = splitPairs(['la porte : the door', 'la gomme', 'la règle : the ruler'].map((line) => [line]))!;
  expect(list.pairs).toEqual([['la porte', 'the door'], ['la gomme'], ['la règle', 'the ruler']]);
  expect(list.count).toBe(2);
});

test.each([
  ['bullets', '• le chat : the cat\n• le chien : the dog', ['le chat : the cat', 'le chien : the dog']],
  ['bullets of a word processor', '•\tle chat\n\n•\tle chien', ['le chat', '', 'le chien']],
  ['dashes', '- le chat\n- le chien', ['le chat', 'le chien']],
  ['numbers', '9. le chat\n10. le chien', ['le chat', 'le chien']],
  ['numbers with a dash', '1- le chat\n2- le chien', ['le chat', 'le chien']],
  ['letters', 'a) le chat\nb) le chien', ['le chat', 'le chien']],
  [
    'numbers below a title',
    'Fiche 7 : les animaux\n\n1) le chat\n2) le chien',
    ['Fiche 7 : les animaux', '', 'le chat', 'le chien'],
  ],
])('the markers of a copied list are removed: %s [cards.paste-list]', (_what, text, lines) => {
  expect(pastedRows(text)!.flat()).toEqual(lines);
});

test('numbers in the second column of a table are kept, even if the first column is empty', () => {
  expect(pastedRows('\t1. le chat\n\t2. le chien')).toEqual([
    ['', '1. le chat'],
    ['', '2. le chien'],
  ]);
});

test.each([
  ['a dialogue', '- Bonjour\nBonsoir'],
  ['calculations', '5- 2 = 3\n6- 2 = 4'],
  ['fractions', '3/ 4\n4/ 5'],
  ['other numbers', '1. le chat\n3. le chien'],
  ['negative numbers', '-5\n-6'],
  ['decimal numbers', '1.5\n2.5'],
])('markers are part of the text: %s', (_what, text) => {
  expect(pastedRows(text)!.flat()).toEqual(text.split('\n'));
});

test.each([
  ['one line', ['chou : choux']],
  ['a line without an answer', ['Le pluriel :', 'chou : choux']],
  ['a line with two separators', ['3 + 4 = 8 = 1', '7 × 8 = 56']],
  ['different separators', ['chou : choux', '7 × 8 = 56']],
  ['a time', ['8:30', '9:45']],
  ['a compound word', ['porte-clé', 'arc-en-ciel']],
])('a list is not split: %s', (_what, lines) => {
  expect(splitPairs(lines.map((line) => [line]))).toBeUndefined();
});

test('rows of several cells are not split', () => {
  expect(splitPairs([['a : b', 'c : d'], ['e : f']])).toBeUndefined();
});
