import fc from 'fast-check';

import { divideHalfUp, lineCents, type PricedLine, totalsOf } from './amounts.ts';

const line = (fields: Partial<PricedLine> = {}): PricedLine => ({
  quantity: 1,
  unit_cents: 100,
  days: 1,
  period_days: 1,
  vat_rate: 2000,
  ...fields,
});

test.each([
  [5, 2, 3],
  [-5, 2, -3],
  [4, 3, 1],
  [0, 7, 0],
])('%i / %i is rounded to %i, a half away from zero [invoices.rounding]', (numerator, denominator, expected) => {
  expect(divideHalfUp(numerator, denominator)).toBe(expected);
});

test.each([
  ['a whole period', line({ quantity: 214, unit_cents: 150 }), 32_100],
  ['60 of 91 days', line({ quantity: 214, unit_cents: 150, days: 60, period_days: 91 }), 21_165],
  ['one day of a leap year', line({ unit_cents: 36_600, days: 1, period_days: 366 }), 100],
  ['half a cent', line({ unit_cents: 1, days: 1, period_days: 2 }), 1],
])('the amount of a line is pro rata by days and rounded half up: %s [invoices.rounding]', (_case, given, expected) => {
  expect(lineCents(given)).toBe(expected);
});

test('VAT is rounded once for each rate; lines without a rate have no VAT [invoices.vat]', () => {
  const lines = [
    line({ unit_cents: 33 }),
    line({ unit_cents: 33 }),
    line({ unit_cents: 1000, vat_rate: 550 }),
    line({ vat_rate: null }),
  ];
  expect(totalsOf(lines)).toEqual({
    net_cents: 1166,
    vat_cents: 13 + 55,
    total_cents: 1234,
    by_rate: [
      { vat_rate: 2000, net_cents: 66, vat_cents: 13 },
      { vat_rate: 550, net_cents: 1000, vat_cents: 55 },
      { vat_rate: null, net_cents: 100, vat_cents: 0 },
    ],
  });
});

/** `a × b / c` rounded half up, computed with big integers to be independent of the tested code. */
function longDivision(a: number, b: number, c: number): number {
  const product = BigInt(a) * BigInt(b);
  const whole = product / BigInt(c);
  const rest = product % BigInt(c);
  return Number(whole) + (rest * 2n >= BigInt(c) ? 1 : 0);
}

test('the totals of any invoice match an independent calculation; its credit note has the opposite total [invoices.rounding] [invoices.vat]', () => {
  const anyLine = fc.record({
    quantity: fc.integer({ min: 0, max: 9_999 }),
    unit_cents: fc.integer({ min: 0, max: 1_000_000 }),
    days: fc.integer({ min: 1, max: 366 }),
    period_days: fc.constantFrom(28, 30, 31, 90, 92, 365, 366),
    vat_rate: fc.constantFrom(null, 0, 210, 550, 1000, 2000),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 6 }), (drawn) => {
      const lines = drawn.map((item) => ({ ...item, days: Math.min(item.days, item.period_days) }));
      const rates = new Map<number, number>();
      let net = 0;
      for (const { quantity, unit_cents, days, period_days, vat_rate } of lines) {
        const cents = longDivision(quantity * unit_cents, days, period_days);
        net += cents;
        rates.set(vat_rate ?? 0, (rates.get(vat_rate ?? 0) ?? 0) + cents);
      }
      const vat = [...rates].reduce((sum, [rate, cents]) => sum + longDivision(cents, rate, 10_000), 0);
      expect(totalsOf(lines)).toMatchObject({ net_cents: net, vat_cents: vat, total_cents: net + vat });
      const credit = totalsOf(lines.map((item) => ({ ...item, unit_cents: -item.unit_cents })));
      expect(credit.total_cents + 0).toBe(-(net + vat) + 0);
    }),
  );
});
