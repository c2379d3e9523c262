import { DateField } from '@memocartes/shared-ui/fields';

type Name = 'from' | 'to';
type Props = {
  /** A table query with filters `from` and `to` for the days. */
  readonly table: {
    readonly filters: Partial<Record<Name, string>>;
    readonly setFilter: (name: Name, day: string | null) => void;
    readonly clearKey: number;
  };
  readonly labels: Record<Name, string>;
};

/** The first and the last day of what a list shows; the calendars offer no last day before the first. */
export function PeriodFilter({ table: { filters, setFilter, clearKey }, labels }: Props) {
  const field = (name: Name) => ({
    name,
    label: labels[name],
    value: filters[name] ?? null,
    onChange: (day: string | null) => setFilter(name, day),
  });
  return (
    <>
      <DateField key={`from ${clearKey}`} {...field('from')} max={filters.to} />
      <DateField key={`to ${clearKey}`} {...field('to')} min={filters.from} />
    </>
  );
}
