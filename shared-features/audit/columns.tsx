import type { AuditRow } from '@memocartes/contract/audit/audit.routes';
import { eventWords, targetWords } from '@memocartes/contract/audit/event-words';
import { wordsOf } from '@memocartes/contract/text/words';
import { useDates, useLocale } from '@memocartes/shared-shell/i18n';
import { useRoleLabel } from '@memocartes/shared-shell/session';
import type { Column } from '@memocartes/shared-ui/data-table';
import { useTranslation } from 'react-i18next';

import { useDetailsText } from './useDetailsText.ts';

/** Columns of the audit log; only the log of all schools has a school column. */
export function useAuditColumns(scope: 'all' | 'school'): Column<AuditRow>[] {
  const { t } = useTranslation('audit');
  const dates = useDates();
  const details = useDetailsText();
  const label = useRoleLabel();
  const locale = useLocale();
  const columns: Column<AuditRow>[] = [
    { key: 'kind', title: t('event'), primary: true, render: (row) => eventWords(row)[locale] },
    { key: 'date_create', title: t('date'), sortable: true, render: (row) => dates.instant(row.date_create) },
    {
      key: 'actor',
      title: t('actor'),
      render: ({ actor }) => {
        if (!actor) return t('nobody');
        if (actor.type === 'DEVICE') return t('device');
        return (
          <span>
            {actor.name || t('account', { id: actor.id })}
            {actor.role && <small className="audit__role">{label(actor.role)}</small>}
          </span>
        );
      },
    },
    {
      key: 'target',
      title: t('target'),
      render: ({ target }) =>
        target ? target.name || `${wordsOf(targetWords, target.type)[locale]} nº ${target.id ?? ''}` : '–',
    },
    {
      key: 'school',
      title: t('school'),
      from: 'sm',
      render: ({ school }) => school && (school.name ?? `nº ${school.id}`),
    },
    { key: 'details', title: t('details'), from: 'sm', render: (row) => details(row) || '–' },
    {
      key: 'address',
      title: t('address'),
      from: 'md',
      render: ({ address, device }) => [address, device].filter(Boolean).join(' · ') || '–',
    },
  ];
  return scope === 'all' ? columns : columns.filter(({ key }) => key !== 'school');
}
