import type { RemoteVersionRow } from '@memocartes/contract/remotes/remotes.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import type { Column } from '@memocartes/shared-ui/data-table';
import { Stack } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

import { useFormats } from './useFormats.ts';

const tones = { STABLE: 'success', CANDIDATE: 'info', PREVIOUS: 'neutral', BAD: 'danger', OLD: 'neutral' } as const;

/** State of a version: who receives a candidate, or why a version was withdrawn [portal.candidate]. */
function VersionState({ row }: { readonly row: RemoteVersionRow }) {
  const { t } = useTranslation('versions');
  const dates = useDates();
  const { count } = useFormats();
  const { state, audience, date_bad, dropped } = row;
  const details = [
    audience?.share ? t('share', { share: count(audience.share) }) : '',
    audience && !audience.share && audience.schools.length === 0 ? t('developersAlone') : '',
    audience?.schools.length ? t('schools', { count: audience.schools.length }) : '',
    date_bad ? t('since', { day: dates.day(date_bad) }) : '',
    dropped ? t('dropped', dropped) : '',
  ].filter(Boolean);

  return (
    <Stack gap={1}>
      <span>
        <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
      </span>
      {details.length > 0 && <small>{details.join(' · ')}</small>}
    </Stack>
  );
}

/** Columns of a remote's versions. */
export function useVersionColumns(): Column<RemoteVersionRow>[] {
  const { t } = useTranslation('versions');
  const dates = useDates();
  const { count, seconds, size } = useFormats();
  return [
    { key: 'version', title: t('version'), primary: true },
    { key: 'status', title: t('state'), render: (row) => <VersionState row={row} /> },
    { key: 'loads', title: t('loads'), numeric: true, render: ({ loads }) => count(loads) },
    { key: 'failures', title: t('failures'), numeric: true, render: ({ failures }) => count(failures) },
    {
      key: 'time',
      title: t('time'),
      numeric: true,
      render: ({ median_ms, p95_ms }) =>
        median_ms === null || p95_ms === null ? '' : t('times', { median: seconds(median_ms), p95: seconds(p95_ms) }),
    },
    { key: 'published', title: t('published'), render: ({ published }) => dates.instant(published) },
    { key: 'by', title: t('by'), render: ({ by }) => by },
    {
      key: 'commit',
      title: t('commit'),
      from: 'md',
      render: ({ commit }) => commit && <code>{commit.slice(0, 8)}</code>,
    },
    {
      key: 'bytes',
      title: t('size'),
      numeric: true,
      from: 'md',
      render: ({ bytes }) => (bytes === null ? '' : size(bytes)),
    },
  ];
}
