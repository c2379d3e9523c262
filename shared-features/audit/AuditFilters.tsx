import { auditKinds } from '@memocartes/contract/audit/audit';
import { DateField, SelectField } from '@memocartes/shared-ui/fields';
import { FilterField } from '@memocartes/shared-ui/search-box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { AuditTable } from './auditTable.ts';

type Props = { readonly table: AuditTable; readonly school?: ReactNode };

/** Narrows the audit log: person, kind of event, period, and where there are several, school. */
export function AuditFilters({ table, school }: Props) {
  const { t } = useTranslation('audit');
  const { filters, setFilter } = table;
  return (
    <>
      <FilterField label={t('search')} value={filters.search ?? ''} onSearch={(text) => setFilter('search', text)} />
      <SelectField
        name="kind"
        label={t('kind')}
        placeholder={t('allKinds')}
        value={filters.kind ?? null}
        options={auditKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(value) => setFilter('kind', value)}
      />
      {school}
      <DateField
        name="from"
        label={t('from')}
        value={filters.from ?? null}
        max={filters.to}
        onChange={(day) => setFilter('from', day)}
      />
      <DateField
        name="to"
        label={t('to')}
        value={filters.to ?? null}
        min={filters.from}
        onChange={(day) => setFilter('to', day)}
      />
    </>
  );
}
