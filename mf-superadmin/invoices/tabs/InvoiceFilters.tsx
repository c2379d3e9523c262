import type { InvoiceFilter } from '@memocartes/contract/invoices/invoices.routes';
import { SchoolChoice } from '@memocartes/shared-features/schools/school-choice';
import {
  asDay,
  asNumber,
  asOneOf,
  asText,
  PeriodFilter,
  type TableFacet,
  TableFilters,
  type TableQuery,
  tableQuery,
  type TableSpec,
} from '@memocartes/shared-shell/table-query';
import { useTranslation } from 'react-i18next';

/** Query of the tabs of unpaid and paid invoices, kept in the address [invoices.filters]. */
export const invoicesSpec = tableQuery({
  columns: ['date_issue', 'number', 'school', 'amount_cents', 'date_due'],
  dir: 'desc',
  filters: {
    search: asText,
    late: asOneOf(['true', 'false']),
    sent: asOneOf(['true', 'false']),
    state: asOneOf(['CANCELLED', 'CREDIT_NOTE']),
    school_id: asNumber,
    from: asDay,
    to: asDay,
  },
});
type QueryOf<S> = S extends TableSpec<infer C, infer F> ? TableQuery<C, F> : never;
type InvoicesTable = QueryOf<typeof invoicesSpec>;

/** Filters that stay set when the user switches between the two tabs. */
export const sharedFilters = ['search', 'school_id', 'from', 'to'];

type InvoiceTab = 'toPay' | 'paid';

/** API query of a tab. */
export function invoiceFilterOf(tab: InvoiceTab, { late, sent, state, ...args }: InvoicesTable['args']): InvoiceFilter {
  if (tab === 'toPay') {
    return { ...args, ...(late && { late }), ...(sent && { sent }), status: 'ISSUED', kind: 'INVOICE' };
  }
  return state === 'CREDIT_NOTE' ? { ...args, kind: state } : { ...args, status: state ?? 'PAID' };
}

/** Search, state, sending, school and days of issue. */
export function InvoiceFilters({ tab, table }: { readonly tab: InvoiceTab; readonly table: InvoicesTable }) {
  const { t } = useTranslation('invoices');
  const { filters, setFilter } = table;
  const facets: Record<InvoiceTab, TableFacet<'late' | 'sent' | 'state'>[]> = {
    toPay: [
      {
        key: 'late',
        label: t('state'),
        options: [
          { value: 'true', label: t('lateOnly') },
          { value: 'false', label: t('notLate') },
        ],
      },
      {
        key: 'sent',
        label: t('sending'),
        options: [
          { value: 'false', label: t('notSent') },
          { value: 'true', label: t('alreadySent') },
        ],
      },
    ],
    paid: [
      {
        key: 'state',
        label: t('state'),
        options: [
          { value: 'CANCELLED', label: t('cancelledOnly') },
          { value: 'CREDIT_NOTE', label: t('creditNotesOnly') },
        ],
      },
    ],
  };
  return (
    <>
      <TableFilters table={table} label={t('search')} facets={facets[tab]} />
      <SchoolChoice
        label={t('school')}
        placeholder={t('allSchools')}
        value={filters.school_id}
        onChange={(id) => setFilter('school_id', id)}
      />
      <PeriodFilter table={table} labels={{ from: t('issuedFrom'), to: t('issuedTo') }} />
    </>
  );
}
