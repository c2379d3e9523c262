import type { Class } from '@memocartes/contract/classes/classes.routes';
import { useViewLastSessionQuery } from '@memocartes/shared-api/sessions.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Banner } from '@memocartes/shared-ui/banner';
import { useTranslation } from 'react-i18next';

/** Shows an open session and its end time; renders nothing without one. */
export function ClassToday({ class_ }: { readonly class_: Class }) {
  const { t } = useTranslation('sessions');
  const dates = useDates();
  const session = useViewLastSessionQuery({ id: class_.id }).data?.session;
  if (session?.status !== 'ACTIVE') return null;
  return (
    <Banner tone={session.is_over ? 'warning' : 'success'} icon="timer">
      {session.is_over ? t('over') : t('openUntil', { time: dates.time(session.end_time) })}
    </Banner>
  );
}
