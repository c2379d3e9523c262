import type { HomeRevisionRow } from '@memocartes/contract/devices/home-revision/home.routes';
import { useViewHomeActivityQuery } from '@memocartes/shared-api/home.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { type Column, DataTable } from '@memocartes/shared-ui/data-table';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { Skeleton } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import './home-revision.css';

/** What a student revised at home, separate from the sessions of the class [home-revision.apart]. */
export function HomeActivity({ studentId }: { readonly studentId: number }) {
  const { t } = useTranslation('homeRevision');
  const dates = useDates();
  const activity = useViewHomeActivityQuery({ id: studentId });
  const columns: Column<HomeRevisionRow>[] = [
    { key: 'date', title: t('activity.date'), primary: true, render: ({ date }) => dates.instant(date) },
    { key: 'nb_cards', title: t('activity.cards'), numeric: true },
    {
      key: 'right',
      title: t('activity.right'),
      numeric: true,
      render: ({ nb_right: right, nb_answers: all }) => t('activity.rightOf', { right, all }),
    },
    { key: 'mode', title: t('activity.mode'), render: ({ mode }) => t(`activity.modes.${mode}`) },
  ];
  return (
    <Card title={t('activity.title')}>
      <Loaded {...activity} waiting={<Skeleton height={48} />}>
        {({ option, week, revisions }) => (
          <Stack gap={3}>
            <p>
              {t('activity.week', {
                count: week.nb_revisions,
                answers: t('activity.answers', { count: week.nb_answers }),
              })}
            </p>
            {option && <p className="home-revision__note">{t(`activity.apart.${option}`)}</p>}
            {revisions.length > 0 && (
              <DataTable
                label={t('activity.list')}
                columns={columns}
                page={{ rows: revisions, count: revisions.length }}
                empty={{ title: t('activity.week', { count: 0 }) }}
              />
            )}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}
