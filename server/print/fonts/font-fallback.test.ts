import { hasUnprintableLetters } from '@memocartes/contract/print/printable-letters';
import PDFDocument from 'pdfkit';

import { fontFallback } from './font-fallback.ts';

const { runs } = fontFallback(new PDFDocument({ font: '' }));
const drawn = (row: string) => runs(row, 'text').map(({ text }) => text);

test('a row in a language written from left to right is one piece per font', () => {
  expect(drawn('le mot été')).toEqual(['le mot été']);
});

test.each([
  ['an Arabic sentence begins at the right', 'كيف حالك؟ أنا بخير', ['بخير', ' ', 'أنا', ' ', 'حالك؟', ' ', 'كيف']],
  ['a Hebrew sentence begins at the right', 'שלום לכם', ['לכם', ' ', 'שלום']],
  ['a number in an Arabic sentence keeps its order', 'السنة 2024 م', ['م', ' ', '2', '0', '24', ' ', 'السنة']],
  ['a number at the end of an Arabic sentence is at its left', 'الحمد 123', ['123', ' ', 'الحمد']],
  ['brackets in an Arabic sentence enclose their word', 'هو (كتاب) له', ['له', ' ', '(', 'كتاب', ')', ' ', 'هو']],
  ['an Arabic word keeps its place in a French sentence', 'le mot كتاب (livre)', ['le mot ', 'كتاب', ' (livre)']],
])('%s', (_title, row, pieces) => {
  expect(drawn(row)).toEqual(pieces);
});

test.each([
  'Œuvre ÿ ñ',
  'Ελληνικά',
  'Привет',
  'Բարև',
  'გამარჯობა',
  'שלום',
  'كتاب',
  'ⴰⵣⵓⵍ',
  '⠃⠗',
  '√2 ≤ ½ → 😀',
  '你好',
  'こんにちは',
  '안녕',
  'नमस्ते',
  'สวัสดี',
  'வணக்கம்',
])('the letters of %s are printable if the fonts have them [printing.letters]', (row) => {
  expect(hasUnprintableLetters(row)).toBe(drawn(row).join('').includes('□'));
});
