import type { ManagedRemote } from '@memocartes/contract/remotes/remotes.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { DataTable } from '@memocartes/shared-ui/data-table';
import { Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { PairBars } from '../pair-bars/PairBars.tsx';
import { useFormats } from './useFormats.ts';

type Day = ManagedRemote['days'][number];

/**
 * Loads and failures of a remote by day, as bars and as a table with the median time to screen. Renders nothing if
 * no load or failure was recorded [portal.versions-chart].
 */
export function RemoteDays({ days, label }: { readonly days: readonly Day[]; readonly label: string }) {
  const { t } = useTranslation('versions');
  const dates = useDates();
  const { count, seconds } = useFormats();
  if (!days.some(({ loads, failures }) => loads + failures > 0)) return null;
  const timeOf = ({ median_ms: ms }: Day) => (ms === null ? '' : seconds(ms));

  return (
    <Stack gap={2}>
      <PairBars
        label={t('chart', { name: label })}
        first={t('loads')}
        second={t('failures')}
        pairs={days.map((item) => ({
          key: item.day,
          name: dates.day(item.day),
          first: item.loads,
          second: item.failures,
          title: t('dayTitle', { day: dates.day(item.day), loads: count(item.loads), failures: count(item.failures) }),
        }))}
      />
      <details>
        <summary>{t('daysTable')}</summary>
        <DataTable
          label={t('daysOf', { name: label })}
          rowKey={({ day }) => day}
          page={{ rows: days.toReversed(), count: days.length }}
          empty={{ title: t('daysTable') }}
          columns={[
            { key: 'day', title: t('day'), primary: true, render: ({ day }) => dates.day(day) },
            { key: 'loads', title: t('loads'), numeric: true, render: ({ loads }) => count(loads) },
            { key: 'failures', title: t('failures'), numeric: true, render: ({ failures }) => count(failures) },
            { key: 'time', title: t('medianTime'), numeric: true, render: timeOf },
          ]}
        />
      </details>
    </Stack>
  );
}
