import type { Session } from '@memocartes/contract/learning/sessions/sessions.routes';
import { useViewSessionQuery } from '@memocartes/shared-api/sessions.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Banner } from '@memocartes/shared-ui/banner';
import { TextLink } from '@memocartes/shared-ui/button';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * A session of a class that was open on this page and has been closed elsewhere: in another tab, by a colleague or in
 * the evening [sessions.closed-elsewhere]. Undefined once its results are shown.
 * @param last the last session of the class; without participants, the closed session is not the last one
 * @param picked id of the session whose results are shown
 */
export function useClosedMeanwhile(last: Session | null | undefined, picked: number | undefined): Session | undefined {
  const [watched, setWatched] = useState<number>();
  const isOpen = last?.status === 'ACTIVE';
  const next = isOpen ? last.id : picked === watched ? undefined : watched;
  if (next !== watched) setWatched(next);
  const isWatched = watched !== undefined && !isOpen;
  const { currentData: closed } = useViewSessionQuery(isWatched ? { id: watched } : skipToken);
  return closed?.status === 'INACTIVE' ? closed : undefined;
}

/** Says that a session that was shown open has been closed, with a link to its results. */
export function ClosedMeanwhile({ session }: { readonly session: Session }) {
  const { t } = useTranslation('sessions');
  const dates = useDates();
  return (
    <Banner>
      {t('closedMeanwhile', { time: dates.time(session.date_create) })}{' '}
      <TextLink to={`/classes/${session.classes_id}/sessions?session=${session.id}`}>{t('itsResults')}</TextLink>
    </Banner>
  );
}
