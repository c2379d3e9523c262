import type { Class } from '@memocartes/contract/classes/classes.routes';
import { useViewLastSessionQuery, useWatchSessionsQuery } from '@memocartes/shared-api/sessions.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Banner } from '@memocartes/shared-ui/banner';
import { LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { isOver, useNow } from '../students/useNow.ts';

type Props = {
  readonly class_: Class;
  /** Whether to show a link to the session, for a page that has no other link to it. */
  readonly linked?: boolean;
};

/**
 * Shows the end time of a class's open session, or that it has passed; renders nothing without an open session. Also
 * shows a session that a colleague opens [sessions.colleague].
 */
export function OpenSessionBanner({ class_, linked = false }: Props) {
  const { t } = useTranslation('sessions');
  const dates = useDates();
  const session = useViewLastSessionQuery({ id: class_.id }).data?.session;
  const now = useNow(15_000);
  useWatchSessionsQuery();
  if (session?.status !== 'ACTIVE') return null;
  const isPastEnd = isOver(session, now);

  return (
    <Banner
      tone={isPastEnd ? 'warning' : 'success'}
      icon="timer"
      action={
        linked && (
          <LinkButton to={`/classes/${class_.id}/sessions`} size="small">
            {t('follow')}
          </LinkButton>
        )
      }
    >
      {isPastEnd ? t('over') : t('openUntil', { time: dates.time(session.end_time) })}
    </Banner>
  );
}
