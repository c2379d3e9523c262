import type { Announcement } from '@memocartes/contract/announcements/announcements.routes';
import { today } from '@memocartes/contract/learning/calendar/days';
import { useGetAnnouncementQuery } from '@memocartes/shared-api/announcements.api';
import { DescriptionList, EditButton, ViewPanel } from '@memocartes/shared-features/panel-form';
import { useDates } from '@memocartes/shared-shell/i18n';
import { usePanel } from '@memocartes/shared-shell/panel';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button } from '@memocartes/shared-ui/button';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

import { AnnouncementLevelTag, AnnouncementStateTag } from '../AnnouncementTags.tsx';
import { useTargetText } from '../useTargetText.ts';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { useAnnouncementActions } from './useAnnouncementActions.ts';

function Facts({ announcement }: { readonly announcement: Announcement }) {
  const { t } = useTranslation('announcements');
  const dates = useDates();
  const targetText = useTargetText();
  const { level, state, content_fr, content_en, date_start, date_end, date_stop, author, nb_schools } = announcement;
  return (
    <DescriptionList
      items={[
        [t('state'), <AnnouncementStateTag key="state" state={state} />],
        [t('level'), <AnnouncementLevelTag key="level" level={level} />],
        [t('contentFr'), content_fr],
        [t('contentEn'), content_en ?? t('noEnglish')],
        [t('target'), targetText(announcement)],
        [t('nbSchools'), nb_schools],
        [t('period'), `${dates.day(date_start)} – ${dates.day(date_end)}`],
        ...(date_stop ? [[t('stoppedOn'), dates.instant(date_stop)] as const] : []),
        [t('author'), author && personName(author)],
      ]}
    />
  );
}

function Actions({ announcement }: { readonly announcement: Announcement }) {
  const { t } = useTranslation(['announcements', 'panelForm']);
  const actions = useAnnouncementActions(announcement);
  const { state, date_stop, date_end } = announcement;
  return (
    <>
      <Button kind="danger-quiet" icon="trash" onClick={() => void actions.remove()}>
        {t('panelForm:delete')}
      </Button>
      {state === 'RUNNING' && (
        <Button icon="stop" onClick={() => void actions.stop()}>
          {t('stop')}
        </Button>
      )}
      {date_stop && date_end >= today() && (
        <Button icon="undo" onClick={() => void actions.resume()}>
          {t('resume')}
        </Button>
      )}
      <EditButton do="announcement:manage" on={{}} />
    </>
  );
}

/** An announcement in the side panel (VIEW), or its form (ADD, EDIT). */
export default function AnnouncementPanel() {
  const { t } = useTranslation('announcements');
  const { mode, itemId } = usePanel();
  const query = useGetAnnouncementQuery(itemId === null ? skipToken : { id: itemId });
  if (mode === 'ADD') return <AnnouncementForm />;
  if (mode === 'EDIT' && query.currentData) return <AnnouncementForm announcement={query.currentData} />;

  return (
    <ViewPanel
      title={t('announcement')}
      query={{ ...query, data: query.currentData }}
      footer={(announcement) => <Actions announcement={announcement} />}
    >
      {(announcement) => <Facts announcement={announcement} />}
    </ViewPanel>
  );
}
