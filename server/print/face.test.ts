import fc from 'fast-check';
import { cardSize, qrSide } from '@memocartes/contract/print/sheet';
import { layFace, quiet } from './face.ts';
import { fit, wrap } from './fit.ts';

/** Letters half as wide as high. */
const measure = (word: string) => word.length * 0.5;
const line = fc.string({ maxLength: 120 });
const pattern = fc.constantFrom('top', 'center', 'bottom', 'full', 'none');
const side = fc.record({ pattern, lines: fc.array(line, { maxLength: 8 }), image: fc.constant(1) });

type Box = { x: number; y: number; width: number; height: number };
const isInside = ({ x, y, width, height }: Box) =>
  x >= -0.01 && y >= -0.01 && x + width <= cardSize.width + 0.01 && y + height <= cardSize.height + 0.01;
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y + 0.01 < b.y + b.height && b.y + 0.01 < a.y + a.height;

test('whatever is written, text, image and QR code stay on the card and off one another [§5.print-qr]', () => {
  fc.assert(
    fc.property(side, fc.boolean(), fc.boolean(), (drawn, hand, qr) => {
      const lines = drawn.pattern === 'none' ? drawn.lines : drawn.lines.slice(0, 2);
      const laid = layFace({ side: { ...drawn, lines }, hand, qr, measure });
      const code = laid.qr && {
        ...{ x: laid.qr.x - quiet, y: laid.qr.y - quiet, width: qrSide + 2 * quiet, height: qrSide + 2 * quiet },
      };
      const boxes = [...laid.words, laid.image, laid.qr].filter((box) => box !== undefined);
      expect(boxes.every(isInside)).toBe(true);
      for (const words of laid.words) {
        if (laid.image) expect(overlap(words, laid.image)).toBe(false);
        if (code) expect(overlap(words, code)).toBe(false);
      }
      if (laid.qr) expect(laid.qr.width).toBeGreaterThanOrEqual(18);
    }),
  );
});

test('image above, between, under, alone, or text only [§5.print-sheet]', () => {
  const laid = (name: 'top' | 'center' | 'bottom' | 'full' | 'none') =>
    layFace({ side: { pattern: name, lines: ['un', 'deux'], image: 1 }, hand: false, qr: false, measure });
  const rows = (name: Parameters<typeof laid>[0]) => laid(name).words.map(({ rows: [first] }) => first);
  expect(laid('top').image!.y).toBeLessThan(laid('top').words[0]!.y);
  expect(laid('bottom').image!.y).toBeGreaterThan(laid('bottom').words[0]!.y);
  expect(rows('center')).toEqual(['un', 'deux']);
  expect(laid('center').words[0]!.y).toBeLessThan(laid('center').image!.y);
  expect(laid('full')).toMatchObject({ words: [], image: { x: 0, y: 0, ...cardSize, cover: true } });
  expect(laid('none').image).toBeUndefined();
});

test('no row is wider than its room, and no word is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zé]{1,30}$/), { minLength: 1, maxLength: 20 }), (words) => {
      const rows = wrap(words.join(' '), 10, measure);
      for (const row of rows) expect(measure(row)).toBeLessThanOrEqual(10);
      expect(rows.join('').replaceAll(' ', '')).toBe(words.join(''));
    }),
  );
});

test('more text is never written larger', () => {
  const room = { width: 84, height: 112 };
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 7 }), (lines) => {
      const { size } = fit(lines, room, 1.3, measure);
      expect(fit([...lines, 'de plus'], room, 1.3, measure).size).toBeLessThanOrEqual(size);
    }),
  );
});
