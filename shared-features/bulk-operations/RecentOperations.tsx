import type { Operation } from '@memocartes/contract/bulk-operations/operations.routes';
import { fullName } from '@memocartes/contract/users/people';
import { useListOperationsQuery } from '@memocartes/shared-api/operations.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Button } from '@memocartes/shared-ui/button';
import { Card, Row, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { useUndo } from './useUndo.tsx';
import './operations.css';

export type RecentOperationsProps = {
  /** The school, if it isn't the person's own. */
  readonly schoolId?: number;
};

/** Counts shown, in this order. */
const summaries = {
  IMPORT: ['students', 'classes', 'followers', 'staff', 'moved', 'leave'],
  YEAR_CHANGE: ['up', 'repeat', 'leave'],
} as const;

/** Counts of an operation as text: « 244 élèves ajoutés, 10 classes créées ». Zeros are omitted. */
function useSummary() {
  const { t } = useTranslation('operations');
  return ({ kind, summary }: Operation) =>
    summaries[kind]
      .map((key) => ({ what: key, count: summary[key] ?? 0 }))
      .filter(({ count }) => count > 0)
      .map(({ what, count }) => t(`count_${kind}.${what}`, { count }))
      .join(', ');
}

/**
 * The latest operations of a school that can be undone, at most five. Renders nothing if there are none, while loading,
 * and after an error [import.undo] [year.undo].
 */
export function RecentOperations({ schoolId }: RecentOperationsProps) {
  const { t } = useTranslation('operations');
  const dates = useDates();
  const summaryOf = useSummary();
  const undo = useUndo();
  const { data } = useListOperationsQuery({ school_id: schoolId, undoable: true, nb_items: 5 });
  if (!data?.count) return null;
  return (
    // the target of notifications [notifications.undo]
    <div id="operations">
      <Card title={t('title')}>
        <Stack gap={4}>
          {data.operations.map((operation) => (
            <Row key={operation.id} justify="space-between">
              <Stack gap={1}>
                <strong>{t(`kind.${operation.kind}`)}</strong>
                <span>{summaryOf(operation)}</span>
                <small>
                  {t('when', {
                    date: dates.instant(operation.date_create),
                    author: operation.author ? fullName(operation.author) : t('nobody'),
                    until: dates.instant(operation.date_undoable_until),
                  })}
                </small>
              </Stack>
              <Button
                icon="rotate-left"
                aria-label={t('undoThis', {
                  kind: t(`kind.${operation.kind}`),
                  date: dates.instant(operation.date_create),
                })}
                onClick={() => void undo(operation)}
              >
                {t('undo')}
              </Button>
            </Row>
          ))}
        </Stack>
      </Card>
    </div>
  );
}
