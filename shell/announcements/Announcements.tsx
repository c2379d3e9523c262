import type { AnnouncementBanner } from '@memocartes/contract/announcements/announcements.routes';
import { fallbackPolling, useSettledAccountEvents } from '@memocartes/shared-api/account-live.api';
import {
  useDismissAnnouncementMutation,
  useListCurrentAnnouncementsQuery,
} from '@memocartes/shared-api/announcements.api';
import { api, idTag, serverNow } from '@memocartes/shared-api/base';
import { isNotFound, useFailure } from '@memocartes/shared-shell/errors';
import { useLocale } from '@memocartes/shared-shell/i18n';
import { Can } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

import './announcements.css';

const tones = { INFO: 'info', WARNING: 'warning', ALERT: 'danger' } as const;

/** Maximum delay of a timer, in ms. */
const maxTimerMs = 2 ** 31 - 1;

/** Calls `onOver` when the first announcement ends. */
function useEnd(announcements: readonly AnnouncementBanner[], onOver: () => void): void {
  const first = Math.min(...announcements.map(({ date_over }) => new Date(date_over).getTime()));
  const callOnOver = useEffectEvent(onOver);
  useEffect(() => {
    const waitMs = first - serverNow();
    if (!Number.isFinite(waitMs) || waitMs > maxTimerMs) return;
    const timer = setTimeout(callOnOver, Math.max(waitMs, 1_000));
    return () => clearTimeout(timer);
  }, [first]);
}

function CurrentAnnouncements() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const failure = useFailure();
  const dispatch = useDispatch();
  const { isUp, isSettled } = useSettledAccountEvents(({ event }) => {
    if (event === 'announcements' || event === 'ready') {
      dispatch(api.util.invalidateTags([idTag('announcement', 'CURRENT')]));
    }
  });
  const { data, refetch } = useListCurrentAnnouncementsQuery(undefined, { ...fallbackPolling(isUp), skip: !isSettled });
  const [dismiss] = useDismissAnnouncementMutation();
  const announcements = data?.announcements ?? [];
  useEnd(announcements, () => void refetch());
  if (announcements.length === 0) return null;

  const close = async (id: number) => {
    const { error } = await dismiss({ id });
    if (error && !isNotFound(error)) failure.toast(error);
  };

  return (
    <section className="sh-announcements" aria-label={t('announcements')}>
      {announcements.map(({ id, level, content_fr, content_en }) => (
        <Banner key={id} tone={tones[level]} onClose={() => void close(id)}>
          {locale === 'en' && content_en ? content_en : <span lang="fr">{content_fr}</span>}
        </Banner>
      ))}
    </section>
  );
}

/**
 * Announcements to the user's schools, above every page, until they end or are dismissed [announcements.banner]
 * [announcements.dismiss].
 */
export function Announcements() {
  return (
    <Can do="announcement:read">
      <CurrentAnnouncements />
    </Can>
  );
}
