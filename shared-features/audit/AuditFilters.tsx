import { auditKinds } from '@memocartes/contract/audit/audit';
import { kindWords } from '@memocartes/contract/audit/event-words';
import { useLocale } from '@memocartes/shared-shell/i18n';
import { TableFilters } from '@memocartes/shared-shell/table-query';
import { DateField } from '@memocartes/shared-ui/fields';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { AuditTable } from './auditTable.ts';

type Props = { readonly table: AuditTable; readonly school?: ReactNode };

/** Filters of the audit log: person, kind of event, period, and school, if there are several. */
export function AuditFilters({ table, school }: Props) {
  const { t } = useTranslation('audit');
  const locale = useLocale();
  const { filters, setFilter, clearKey } = table;
  const kinds = auditKinds.map((value) => ({ value, label: kindWords[value][locale] }));
  return (
    <>
      <TableFilters table={table} label={t('search')} facets={[{ key: 'kind', label: t('kind'), options: kinds }]} />
      {school}
      <DateField
        key={`from ${clearKey}`}
        name="from"
        label={t('from')}
        value={filters.from ?? null}
        max={filters.to}
        onChange={(day) => setFilter('from', day)}
      />
      <DateField
        key={`to ${clearKey}`}
        name="to"
        label={t('to')}
        value={filters.to ?? null}
        min={filters.from}
        onChange={(day) => setFilter('to', day)}
      />
    </>
  );
}
