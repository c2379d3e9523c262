/** A price applied to a quantity, for `days` of the price's `period_days`. Money in cents, excluding VAT. */
export type PricedLine = {
  quantity: number;
  unit_cents: number;
  days: number;
  period_days: number;
  /** VAT in hundredths of a percent (2000 is 20 %); null when VAT does not apply. */
  vat_rate: number | null;
};

/** Totals of the lines with one VAT rate. */
export type VatTotal = { vat_rate: number | null; net_cents: number; vat_cents: number };
export type Totals = { net_cents: number; vat_cents: number; total_cents: number; by_rate: VatTotal[] };

/**
 * `numerator / denominator` rounded half up; for the negative amounts of credit notes, half away from zero. Exact while
 * twice the numerator plus the denominator is below 2^53.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  const dividend = Math.abs(numerator) * 2 + denominator;
  const divisor = denominator * 2;
  const rounded = (dividend - (dividend % divisor)) / divisor;
  return numerator < 0 ? -rounded : rounded;
}

/** Amount of a line excluding VAT, pro rata by days, rounded half up [invoices.rounding]. */
export const lineCents = ({ quantity, unit_cents, days, period_days }: PricedLine): number =>
  divideHalfUp(quantity * unit_cents * days, period_days);

/** Totals, overall and by VAT rate with the highest rate first. VAT is rounded once for each rate [invoices.vat]. */
export function totalsOf(lines: readonly PricedLine[]): Totals {
  const netByRate = new Map<number | null, number>();
  for (const line of lines) netByRate.set(line.vat_rate, (netByRate.get(line.vat_rate) ?? 0) + lineCents(line));
  const byRate = [...netByRate]
    .map(([vat_rate, net_cents]) => ({
      vat_rate,
      net_cents,
      vat_cents: divideHalfUp(net_cents * (vat_rate ?? 0), 10_000),
    }))
    .sort((a, b) => (b.vat_rate ?? -1) - (a.vat_rate ?? -1));
  const sum = (field: 'net_cents' | 'vat_cents') => byRate.reduce((total, rate) => total + rate[field], 0);
  const net_cents = sum('net_cents');
  const vat_cents = sum('vat_cents');
  return { net_cents, vat_cents, total_cents: net_cents + vat_cents, by_rate: byRate };
}
