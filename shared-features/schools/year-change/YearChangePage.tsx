import { today } from '@memocartes/contract/learning/calendar/days';
import type { YearChanged } from '@memocartes/contract/year-change/year-change.routes';
import { usePreviewYearChangeQuery } from '@memocartes/shared-api/year-change.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Loaded, shownData } from '@memocartes/shared-shell/loaded';
import { Banner } from '@memocartes/shared-ui/banner';
import { Page } from '@memocartes/shared-ui/page';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { Skeleton } from '@memocartes/shared-ui/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useUnsaved } from '../../unsaved/index.ts';
import { ApplyYear } from './ApplyYear.tsx';
import { useYearChoices } from './useYearChoices.ts';
import { YearClasses } from './YearClasses.tsx';
import { YearDone } from './YearDone.tsx';
import { YearFigures } from './YearFigures.tsx';
import { YearStudents } from './YearStudents.tsx';

export type YearChangePageProps = {
  readonly schoolId: number;
  /** Link to the page to return to. */
  readonly back: { readonly label: string; readonly to: string };
  /** Link to the page where students without a class are placed. */
  readonly placing: string;
};

/** Schools change year between June and September: a change in any other month is probably a mistake. */
const isOutOfSeason = () => {
  const month = Number(today().slice(5, 7));
  return month < 6 || month > 9;
};

/**
 * Page of the year change: previews the move of a whole school to the next school year, then applies it. The change can
 * be undone for 24 h [year.preview].
 */
export function YearChangePage({ schoolId, back, placing }: YearChangePageProps) {
  const { t } = useTranslation('yearChange');
  const dates = useDates();
  const { choices, dirty, restore, isRepeating, setRepeating, choose } = useYearChoices();
  const [done, setDone] = useState<YearChanged>();
  const isUnsaved = dirty && !done;
  useUnsaved(isUnsaved, {
    draft: { form: `year-change:${schoolId}`, values: isUnsaved ? choices : undefined, restore },
  });
  const query = usePreviewYearChangeQuery({ id: schoolId, ...choices }, { skip: !!done });
  const waiting = (
    <Stack gap={5}>
      <Skeleton height="6rem" />
      <Skeleton height="16rem" />
    </Stack>
  );

  return (
    <Page title={t('title')} intro={!done && t('intro')} breadcrumb={[back, { label: t('title') }]}>
      {done ? (
        <YearDone done={done} placing={placing} onUndone={() => setDone(undefined)} />
      ) : (
        <Loaded {...query} data={shownData(query)} waiting={waiting}>
          {(preview) => (
            <Stack gap={5} aria-busy={query.isFetching}>
              {preview.last_change && (
                <Banner tone="warning">{t('lastChange', { date: dates.instant(preview.last_change) })}</Banner>
              )}
              {preview.nb_open_sessions > 0 && (
                <Banner tone="warning">{t('openSessions', { count: preview.nb_open_sessions })}</Banner>
              )}
              {isOutOfSeason() && <Banner tone="warning">{t('outOfSeason')}</Banner>}
              <YearFigures counts={preview.counts} />
              <Card title={t('classes')}>
                <YearClasses classes={preview.classes} onChoose={choose} />
              </Card>
              <Card title={t('students')}>
                <YearStudents students={preview.pupils} isRepeating={isRepeating} onRepeat={setRepeating} />
              </Card>
              <ApplyYear
                args={{ id: schoolId, ...choices }}
                preview={preview}
                busy={query.isFetching}
                onDone={setDone}
                onStale={() => void query.refetch()}
              />
            </Stack>
          )}
        </Loaded>
      )}
    </Page>
  );
}
