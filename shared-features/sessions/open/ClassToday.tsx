import type { Class } from '@memocartes/contract/classes/classes.routes';
import { useViewLastSessionQuery } from '@memocartes/shared-api/sessions.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Banner } from '@memocartes/shared-ui/banner';
import { useTranslation } from 'react-i18next';

import { isOver, useNow } from '../students/useNow.ts';

/** Shows the end time of a class's open session, or that it has passed; renders nothing without an open session. */
export function ClassToday({ class_ }: { readonly class_: Class }) {
  const { t } = useTranslation('sessions');
  const dates = useDates();
  const session = useViewLastSessionQuery({ id: class_.id }).data?.session;
  const now = useNow(15_000);
  if (session?.status !== 'ACTIVE') return null;
  const isPastEnd = isOver(session, now);
  return (
    <Banner tone={isPastEnd ? 'warning' : 'success'} icon="timer">
      {isPastEnd ? t('over') : t('openUntil', { time: dates.time(session.end_time) })}
    </Banner>
  );
}
