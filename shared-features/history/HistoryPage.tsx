import type { HistoryEntity } from '@memocartes/contract/history/history.routes';
import { useListHistoryQuery } from '@memocartes/shared-api/history.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Button } from '@memocartes/shared-ui/button';
import { Loading } from '@memocartes/shared-ui/states';
import { Timeline } from '@memocartes/shared-ui/timeline';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useEntryText } from './useEntryText.tsx';

/** Number of changes shown at first, and number added by each click on « Voir la suite ». */
const step = 10;

type Props = { readonly entityType: HistoryEntity; readonly entityId: number; readonly page: number };

/** One page of changes; a button adds the next page, with earlier changes. */
export function HistoryPage({ entityType, entityId, page }: Props) {
  const { t } = useTranslation('history');
  const dates = useDates();
  const entry = useEntryText();
  const [hasMore, setHasMore] = useState(false);
  const query = useListHistoryQuery({
    entity_type: entityType,
    entity_id: entityId,
    nb_items: step,
    nb_page: page,
  });

  return (
    <Loaded {...query} waiting={<Loading lines={4} />}>
      {({ history, count }) => (
        <>
          {count === 0 && <p className="history__empty">{t('none')}</p>}
          {history.length > 0 && (
            <Timeline
              label={t(page === 1 ? 'title' : 'titlePage', { page })}
              entries={history.map((row) => ({
                id: row.id,
                when: dates.instant(row.date_create),
                at: row.date_create,
                ...entry(row),
              }))}
            />
          )}
          {count > page * step && !hasMore && (
            <Button size="small" onClick={() => setHasMore(true)}>
              {t('more')}
            </Button>
          )}
          {hasMore && <HistoryPage entityType={entityType} entityId={entityId} page={page + 1} />}
        </>
      )}
    </Loaded>
  );
}
