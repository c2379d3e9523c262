import fc from 'fast-check';

import { splitAnswer } from './answer.ts';
import { askedGap, explanationGap, fitSide, layOutText, maxTextHeights, maxTextWidth, type TextBlock } from './fit.ts';
import { cardFonts, minReadableSize, minUnwrappedSize, textWidth } from './measure.ts';
import { deckSizes } from './text-sizes.ts';
import { tokens } from './tokens.ts';
import { wrap } from './wrap.ts';

const font = fc.constantFrom(...cardFonts);
const word = fc.stringMatching(/^[a-zéèà]{1,12}$/);
const number = fc.integer({ min: 0, max: 2_000_000 }).map((n) => n.toLocaleString('fr-FR').replaceAll(/\s/g, ' '));
const unit = fc.constantFrom('cm', 'km', 'kg', 'mL', 'm²', '€', '%', '°C', 'euros', 'min', 'ans', 'km/h');
const operator = fc.constantFrom('+', '−', '×', '÷', '=', '<', '>');
const weakOperator = fc.constantFrom(':', '-', 'x', '/');
const quantity = fc.oneof(
  number,
  fc.tuple(number, unit).map((parts) => parts.join(' ')),
);
const calculation = fc
  .tuple(quantity, fc.array(fc.tuple(operator, quantity), { minLength: 1, maxLength: 2 }), fc.constantFrom('?', '…'))
  .map(([first, rest, blank]) => `${[first, ...rest.flat()].join(' ')} = ${blank}`);
const expression = fc.oneof(
  quantity,
  calculation,
  fc
    .tuple(fc.integer({ min: 1, max: 99 }), weakOperator, fc.integer({ min: 1, max: 99 }))
    .map((parts) => parts.join(' ')),
  word.map((text) => `« ${text} »`),
  word.map((text) => `${text} ?`),
);
const pattern = fc.constantFrom('none', 'top', 'bottom', 'center');
const text = fc
  .array(fc.oneof({ weight: 3, arbitrary: word }, expression), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join(' '));
const linesFor = (arbitrary: fc.Arbitrary<string>) => fc.array(arbitrary, { minLength: 1, maxLength: 7 });

const rowWidth = ({ rows, size }: TextBlock, cardFont: (typeof cardFonts)[number]) =>
  Math.max(...rows.map((row) => textWidth(row, cardFont) * size));
const height = (block: TextBlock | null) => (block ? block.rows.length * block.size * block.leading : 0);

test('never splits an expression, a number and its unit, or a word and its French punctuation', () => {
  fc.assert(
    fc.property(word, expression, word, (before, whole, after) => {
      const pieces = tokens(`${before} ${whole} et ${after}`);
      expect(pieces.some((piece) => piece.includes(whole))).toBe(true);
      expect(pieces.at(-1)).toBe(after);
    }),
  );
});

test.each([
  ['10 × 6 = ?', ['10 × 6 = ?']],
  ['3 × 8', ['3 × 8']],
  ['Mesure 12 cm au moins', ['Mesure', '12 cm', 'au', 'moins']],
  ['1 km = … m', ['1 km = … m']],
  ['de 12 : 4 à 3 / 5', ['de', '12 : 4', 'à', '3 / 5']],
  ['Dis « oui » : 1 000 000 fois !', ['Dis', '« oui » :', '1 000 000', 'fois !']],
  ['le 14 juillet 1789', ['le', '14 juillet', '1789']],
  ['Qui - ou quoi - vient ?', ['Qui', '-', 'ou', 'quoi', '-', 'vient ?']],
  ['un\u00a0mot à\u202fpart', ['un\u00a0mot', 'à\u202fpart']],
])('%s breaks only into %j', (line, pieces) => expect(tokens(line)).toEqual(pieces));

test('no row of several characters is wider than the limit, and no text is lost', () => {
  fc.assert(
    fc.property(text, fc.double({ min: 3, max: 40, noNaN: true }), font, (line, maxWidth, cardFont) => {
      const measure = (some: string) => textWidth(some, cardFont);
      const rows = wrap(line, maxWidth, measure);
      for (const row of rows) if (row.length > 1) expect(measure(row)).toBeLessThanOrEqual(maxWidth + 1e-9);
      expect(rows.join('').replaceAll(/\s/g, '')).toBe(line.replaceAll(/\s/g, ''));
    }),
  );
});

test('a line that fits at its smallest size stays on one row; a longer line breaks only between pieces [cards.text-size]', () => {
  fc.assert(
    fc.property(linesFor(text), font, (lines, cardFont) => {
      const { main } = layOutText({ side: { pattern: 'none', lines }, font: cardFont });
      const remainingRows = [...main.rows];
      const minSize = (lines.length === 1 ? minReadableSize : minUnwrappedSize)[cardFont];
      for (const line of lines) {
        const staysOnOneRow = textWidth(line, cardFont) * minSize <= maxTextWidth;
        if (staysOnOneRow) expect(remainingRows.shift()).toBe(line);
        else {
          const pieces = tokens(line);
          while (pieces.length > 0) {
            const row = remainingRows.shift()!;
            const inRow = tokens(row);
            const cut = inRow.findIndex((piece, i) => piece !== pieces[i]);
            if (cut >= 0) {
              // Only a piece that is wider than the card is cut. The remaining rows are not checked.
              expect(textWidth(pieces[cut]!, cardFont) * main.size).toBeGreaterThan(maxTextWidth);
              return;
            }
            pieces.splice(0, inRow.length);
          }
        }
      }
      expect(remainingRows).toEqual([]);
    }),
  );
});

test('the text of a side fits its area in every layout and font, with the question repeated above it', () => {
  fc.assert(
    fc.property(linesFor(text), linesFor(text), pattern, font, (written, question, layout, letters) => {
      const lines = layout === 'none' ? written : written.slice(0, 2);
      const asked = { pattern: 'none' as const, lines: question };
      const laid = layOutText({ side: { pattern: layout, lines }, asked, font: letters });
      for (const block of [laid.main, laid.below, laid.explanation]) {
        if (block && block.rows.length > 0) expect(rowWidth(block, letters)).toBeLessThanOrEqual(maxTextWidth + 0.01);
      }
      const above = layout === 'none' ? height(laid.asked) + askedGap : 0;
      const gap = laid.explanation ? laid.explanation.size * explanationGap : 0;
      const usedHeight = Math.max(height(laid.main), height(laid.below)) + height(laid.explanation) + gap;
      expect(usedHeight).toBeLessThanOrEqual(maxTextHeights[layout] - above + 0.01);
    }),
  );
});

const side = fc.record({ pattern, lines: linesFor(text) }).map((drawn) => ({
  ...drawn,
  lines: drawn.pattern === 'none' ? drawn.lines : drawn.lines.slice(0, 2),
}));

test('all cards of a pack have the same font size per side, except those that fit only at a smaller one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ front: side, back: side }), { minLength: 1, maxLength: 8 }),
      font,
      (all, letters) => {
        const cards = all.map((card) => ({ ...card, font: letters }));
        const sizes = deckSizes(cards);
        const fronts = cards.map((card) => layOutText({ side: card.front, font: card.font }, sizes.front));
        const backs = cards.map((card) =>
          layOutText({ side: card.back, font: card.font, asked: card.front }, sizes.back),
        );
        for (const laid of [fronts, backs]) {
          const readable = laid.map(({ main }) => main.size).filter((size) => size >= minReadableSize[letters]);
          expect(new Set(readable).size).toBeLessThanOrEqual(1);
        }
        fronts.forEach((laid, i) =>
          expect(height(laid.main)).toBeLessThanOrEqual(maxTextHeights[cards[i]!.front.pattern] + 0.01),
        );
      },
    ),
    { numRuns: 40 },
  );
});

test('the text of every front of a pack fits, also with cards of different fonts', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ front: side, back: side, font }), { minLength: 1, maxLength: 8 }), (cards) => {
      const sizes = deckSizes(cards);
      for (const { front, font: letters } of cards) {
        const { main } = layOutText({ side: front, font: letters }, sizes.front);
        expect(height(main)).toBeLessThanOrEqual(maxTextHeights[front.pattern] + 0.01);
      }
    }),
    { numRuns: 40 },
  );
});

test('a long card makes the other cards of its pack smaller, but not smaller than the readable size [cards.text-size]', () => {
  const card = (front: string) => ({
    front: { pattern: 'none' as const, lines: [front] },
    back: { pattern: 'none' as const, lines: ['une réponse'] },
    font: 'text' as const,
  });
  const word = card('la porte').front;
  const sentence = card('Quelle est la capitale de l’Angleterre ?');
  expect(layOutText({ side: sentence.front, font: 'text' }).main.rows.length).toBeGreaterThan(1);
  expect(deckSizes([card('la porte'), sentence]).front.main).toBeGreaterThan(12);

  const lesson = { ...sentence, front: { pattern: 'none' as const, lines: [sentence.front.lines[0]!, 'Londres.'] } };
  const { front } = deckSizes([card('la porte'), lesson]);
  expect(layOutText({ side: lesson.front, font: 'text' }, front).main.size).toBeLessThan(minReadableSize.text);
  expect(layOutText({ side: word, font: 'text' }, front).main.size).toBe(minReadableSize.text);
});

// Handwriting is excluded: when its ruling no longer fits, tighter rows allow a larger size.
test('adding a line never increases the font size', () => {
  fc.assert(
    fc.property(linesFor(text), fc.constantFrom('text' as const, 'dyslexia' as const), (lines, cardFont) => {
      const size = (some: string[]) => fitSide({ side: { pattern: 'none', lines: some }, font: cardFont }).main;
      expect(size([...lines, 'de plus'])).toBeLessThanOrEqual(size(lines));
    }),
  );
});

test.each([
  [['60', '6 dizaines, c’est 60.'], 1],
  [['1 000', '1 000 × 1 000 = 1 000 000'], 1],
  [['je suis', 'tu es', 'il, elle, on est'], 3],
  [['Liberté,', 'Égalité,', 'Fraternité'], 3],
  [['COD : complément', 'd’objet direct.', 'Tom la mange.'], 2],
  [['Marne', 'Préfecture : Châlons-en-Champagne'], 1],
  [['Il se lit « z ».', '', 'une rose, un oiseau'], 1],
  [['être', '(verbe irrégulier)'], 1],
  [['avec l’aide de', 'Jeanne d’Arc.'], 2],
  [['des chevaux'], 1],
])('in %j the answer is the first %i lines', (lines, count) => {
  expect(splitAnswer(lines).answer).toHaveLength(count);
});

test('with a given number of answer lines, splits the side after these lines', () => {
  expect(splitAnswer(['une', 'une maison'], 1)).toEqual({ answer: ['une'], explanation: ['une maison'] });
});
