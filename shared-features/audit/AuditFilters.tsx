import { auditKinds } from '@memocartes/contract/audit/audit';
import { kindWords } from '@memocartes/contract/audit/event-words';
import { useLocale } from '@memocartes/shared-shell/i18n';
import { PeriodFilter, TableFilters } from '@memocartes/shared-shell/table-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { AuditTable } from './auditTable.ts';

type Props = { readonly table: AuditTable; readonly school?: ReactNode };

/** Filters of the audit log: person, kind of event, period, and school, if there are several. */
export function AuditFilters({ table, school }: Props) {
  const { t } = useTranslation('audit');
  const locale = useLocale();
  const kinds = auditKinds.map((value) => ({ value, label: kindWords[value][locale] }));
  return (
    <>
      <TableFilters table={table} label={t('search')} facets={[{ key: 'kind', label: t('kind'), options: kinds }]} />
      {school}
      <PeriodFilter table={table} labels={{ from: t('from'), to: t('to') }} />
    </>
  );
}
