import fc from 'fast-check';

import {
  backSlots,
  cardSize,
  cutMarks,
  dividerSlots,
  duplexes,
  frontSlots,
  mirrorToFront,
  page,
  perSheet,
  sheetsOf,
  type Slot,
} from './sheet.ts';

/** Margin along each edge that most printers leave blank. */
const blankMargin = 5;
const centre = ({ x, y, width, height }: Slot) => ({ x: x + width / 2, y: y + height / 2 });
const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
const duplex = fc.constantFrom(...duplexes);
const place = fc.integer({ min: 0, max: perSheet - 1 });

test('nine cards of 63 × 88 mm fit three by three on an A4 page, edge to edge [printing.sheet]', () => {
  const slots = frontSlots();
  expect(slots).toHaveLength(9);
  for (const { width, height } of slots) expect({ width, height }).toEqual({ width: 63, height: 88 });
  expect(slots.map(({ x }) => x)).toEqual([10.5, 73.5, 136.5, 10.5, 73.5, 136.5, 10.5, 73.5, 136.5]);
  expect(slots.map(({ y }) => y)).toEqual([16.5, 16.5, 16.5, 104.5, 104.5, 104.5, 192.5, 192.5, 192.5]);
});

test('a thousand cards take 112 sheets', () => {
  expect([1, 9, 10, 1000].map(sheetsOf)).toEqual([1, 1, 2, 112]);
});

test('the centre of every back is behind the centre of its front [printing.duplex]', () => {
  fc.assert(
    fc.property(duplex, place, (edge, index) => {
      const back = backSlots(edge).find((slot) => slot.index === index)!;
      expect(apart(mirrorToFront(centre(back), edge), centre(frontSlots()[index]!))).toBeLessThan(0.001);
    }),
  );
});

test('backs are in mirrored columns for the long edge, and upside down in mirrored rows for the short edge [printing.duplex]', () => {
  expect(backSlots('long')[0]).toMatchObject({ x: 136.5, y: 16.5, turned: false });
  expect(backSlots('short')[0]).toMatchObject({ x: 10.5, y: 192.5, turned: true });
});

test('moving backs by the calibrated shift corrects the printer’s offset [printing.calibration]', () => {
  const miss = fc.record({
    x: fc.double({ min: -5, max: 5, noNaN: true }),
    y: fc.double({ min: -5, max: 5, noNaN: true }),
  });
  fc.assert(
    fc.property(duplex, place, miss, (edge, index, { x, y }) => {
      const { x: bx, y: by } = centre(backSlots(edge, { x: -x, y: -y })[index]!);
      expect(apart(mirrorToFront({ x: bx + x, y: by + y }, edge), centre(frontSlots()[index]!))).toBeLessThan(0.001);
    }),
  );
});

test('cut marks are in the printable area and outside the cards, at every vertical edge of a card [printing.marks]', () => {
  const marks = cutMarks();
  expect(marks).toHaveLength(16);
  for (const { from, to } of marks) {
    for (const { x, y } of [from, to]) {
      expect(Math.min(x, y, page.width - x, page.height - y)).toBeGreaterThanOrEqual(blankMargin - 0.001);
      const inside = (slot: Slot) =>
        x >= slot.x && x <= slot.x + cardSize.width && y >= slot.y && y <= slot.y + cardSize.height;
      expect(frontSlots().some(inside)).toBe(false);
    }
  }
  const edges = new Set(frontSlots().flatMap(({ x, width }) => [x, x + width]));
  const upright = marks.filter(({ from, to }) => from.x === to.x);
  expect(new Set(upright.map(({ from }) => from.x))).toEqual(edges);
});

test('five dividers fit on one page; a divider is as wide as a card [printing.dividers]', () => {
  const slots = dividerSlots();
  expect(slots).toHaveLength(5);
  for (const { x, y, width, height } of slots) {
    expect(width).toBe(cardSize.width);
    expect(height).toBeGreaterThan(cardSize.height);
    expect(Math.min(x, y, page.width - x - width, page.height - y - height)).toBeGreaterThanOrEqual(blankMargin);
  }
});
