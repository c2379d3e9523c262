import { advances } from '@memocartes/contract/cards/layout/advances.data';
import { backSlots, cardSize, duplexes, qrSide } from '@memocartes/contract/print/sheet-layout/sheet';
import fc from 'fast-check';
import PDFDocument from 'pdfkit';

import { readAdvances } from '../fonts/advances.ts';
import { fontFallback } from '../fonts/font-fallback.ts';
import { layFace, onDots } from './face.ts';
import { dot, qrCode } from './qr.ts';

const line = fc.string({ maxLength: 120 });
const pattern = fc.constantFrom('top', 'center', 'bottom', 'full', 'none');
const side = fc.record({ pattern, lines: fc.array(line, { maxLength: 8 }), image: fc.constant(1) });

type Box = { x: number; y: number; width: number; height: number };
const isInside = ({ x, y, width, height }: Box) =>
  x >= -0.01 && y >= -0.01 && x + width <= cardSize.width + 0.01 && y + height <= cardSize.height + 0.01;
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y + 0.01 < b.y + b.height && b.y + 0.01 < a.y + a.height;

const code = qrCode('https://ecole.memocartes.example/C/7F3A09C2E81B5D46');

const withQuiet = ({ x, y, width, height, quiet }: Box & { quiet: number }) => ({
  x: x - quiet,
  y: y - quiet,
  width: width + 2 * quiet,
  height: height + 2 * quiet,
});

test('text, image and QR code stay on the card and do not overlap, except the code on a full image [printing.qr-code]', () => {
  fc.assert(
    fc.property(
      side,
      fc.option(side, { nil: undefined }),
      fc.boolean(),
      fc.constantFrom(undefined, code),
      (drawn, asked, hand, qr) => {
        const lines = drawn.pattern === 'none' ? drawn.lines : drawn.lines.slice(0, 2);
        const laid = layFace({ side: { ...drawn, lines }, asked, hand, qr });
        const white = laid.qr && withQuiet(laid.qr);
        const boxes = [...laid.texts, laid.image, white].filter((box) => box !== undefined);
        expect(boxes.every(isInside)).toBe(true);
        for (const text of laid.texts) {
          if (laid.image) expect(overlap(text, laid.image)).toBe(false);
          if (white) expect(overlap(text, white)).toBe(false);
        }
        if (white && laid.image && drawn.pattern !== 'full') expect(overlap(laid.image, white)).toBe(false);
      },
    ),
  );
});

test('a QR code is at least 18 mm wide, with four white modules around it, and its edges are on printer dots [printing.qr-code]', () => {
  const expectWholeDots = (length: number) =>
    expect(Math.abs(length / dot - Math.round(length / dot))).toBeLessThan(0.001);
  expect(code.side).toBeGreaterThanOrEqual(qrSide);
  expectWholeDots(code.module);
  const { qr } = layFace({ side: { pattern: 'none', lines: [], image: null }, hand: false, qr: code });
  expect(qr!.quiet).toBeCloseTo(4 * code.module);
  for (const slot of duplexes.flatMap((duplex) => backSlots(duplex, { x: 0.3, y: -0.7 }))) {
    const { x, y, width, height } = onDots(qr!, slot);
    expect(Math.hypot(x - qr!.x, y - qr!.y)).toBeLessThan(dot);
    expectWholeDots(slot.turned ? slot.x + slot.width - x - width : slot.x + x);
    expectWholeDots(slot.turned ? slot.y + slot.height - y - height : slot.y + y);
  }
});

test('a side has its image above, between or below its text, alone, or not at all [printing.sheet]', () => {
  const layoutOf = (name: 'top' | 'center' | 'bottom' | 'full' | 'none') =>
    layFace({ side: { pattern: name, lines: ['un', 'deux'], image: 1 }, hand: false, qr: undefined });
  const rows = (name: Parameters<typeof layoutOf>[0]) => layoutOf(name).texts.map(({ rows: [first] }) => first);
  expect(layoutOf('top').image!.y).toBeLessThan(layoutOf('top').texts[0]!.y);
  expect(layoutOf('bottom').image!.y).toBeGreaterThan(layoutOf('bottom').texts[0]!.y);
  expect(rows('center')).toEqual(['un', 'deux']);
  expect(layoutOf('center').texts[0]!.y).toBeLessThan(layoutOf('center').image!.y);
  expect(layoutOf('full')).toMatchObject({ texts: [], image: { x: 0, y: 0, ...cardSize } });
  expect(layoutOf('none').image).toBeUndefined();
});

test('an answer has its question above it, and its explanation in smaller type below', () => {
  const front = { pattern: 'none' as const, lines: ['10 × 6 = ?'], image: null };
  const back = { pattern: 'none' as const, lines: ['60', '6 dizaines, c’est 60.'], answerLines: 1, image: null };
  const { texts } = layFace({ side: back, asked: front, hand: false, qr: code });
  expect(texts.map(({ rows }) => rows)).toEqual([['10 × 6 = ?'], ['60'], ['6 dizaines, c’est 60.']]);
  const [question, answer, explanation] = texts;
  expect(answer!.size).toBeGreaterThan(2 * explanation!.size);
  expect(question!.y + question!.height).toBeLessThan(answer!.y);
  expect(answer!.y + answer!.height).toBeLessThan(explanation!.y);
});

test('the text widths used on screens are those of the printed fonts', () => {
  expect(readAdvances()).toEqual(advances);
});

test('long handwriting has no ruling', () => {
  const lines = Array.from({ length: 7 }, () => 'mot '.repeat(30).trim());
  const layoutOf = (some: string[]) =>
    layFace({ side: { pattern: 'none', lines: some, image: null }, hand: true, qr: undefined }).texts[0]!;
  expect(layoutOf(['mot'])).toMatchObject({ isRuled: true });
  expect(layoutOf(lines)).toMatchObject({ isRuled: false });
});

test('on paper a zero is plain and as wide as the zero of the text font; the space after it is drawn by the text font', () => {
  const { runs, width } = fontFallback(new PDFDocument({ font: '' }));
  expect(runs('20 × 10', 'text').map(({ font, text }) => [font, text])).toEqual([
    ['text', '2'],
    ['zero', '0'],
    ['text', ' × 1'],
    ['zero', '0'],
  ]);
  expect(width('10 = 0', 'text')).toBeCloseTo(
    width('18 = 8', 'text') + 2 * (width('0', 'text') - width('8', 'text')),
    1,
  );
  expect(runs('0', 'hand')).toEqual([{ font: 'hand', text: '0' }]);
});
