import type { Operation } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { useListOperationsQuery } from '@memocartes/shared-api/bulk-operations.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button } from '@memocartes/shared-ui/button';
import { Card, Row, Stack } from '@memocartes/shared-ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useUndo } from './useUndo.tsx';
import './operations.css';

export type RecentOperationsProps = {
  /** Id of the school; by default the person's own. */
  readonly schoolId?: number;
};

/** Number of operations shown at first. */
const nbFirst = 5;

/** Counts shown, in this order. */
const summaries = {
  IMPORT: ['students', 'classes', 'followers', 'links', 'staff', 'moved', 'leave'],
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
 * The operations of a school that can be undone: the latest five, or up to `maxPageSize` on demand. Renders nothing if
 * there are none, while loading, and after an error [import.undo] [year.undo].
 */
export function RecentOperations({ schoolId }: RecentOperationsProps) {
  const { t } = useTranslation('operations');
  const dates = useDates();
  const summaryOf = useSummary();
  const undo = useUndo();
  const [areAllShown, setAreAllShown] = useState(false);
  const nb_items = areAllShown ? maxPageSize : nbFirst;
  const { data } = useListOperationsQuery({ school_id: schoolId, undoable: true, nb_items });
  if (!data?.count) return null;

  return (
    // Notifications link to this id [notifications.undo].
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
                    author: operation.author ? personName(operation.author) : t('nobody'),
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
          {data.count > nbFirst && !areAllShown && (
            <Row>
              <Button size="small" onClick={() => setAreAllShown(true)}>
                {t('more', { count: data.count - nbFirst })}
              </Button>
            </Row>
          )}
        </Stack>
      </Card>
    </div>
  );
}
