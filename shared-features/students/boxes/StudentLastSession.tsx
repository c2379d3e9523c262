import type { StudentBoxes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { useTranslation } from 'react-i18next';

type Session = NonNullable<StudentBoxes['last_session']>;

/** The student's last session in one sentence: revised cards, new cards and moves, or that there was no answer. */
export function StudentLastSession({ session }: { readonly session: Session }) {
  const { t } = useTranslation('studentBoxes');
  const dates = useDates();
  const { up, down, kept, started } = session.moved;
  const parts = [
    session.nb_cards > 0 && t('revised', { count: session.nb_cards }),
    started > 0 && t('started', { count: started }),
    up > 0 && t('up', { count: up }),
    down > 0 && t('down', { count: down }),
    kept > 0 && t('kept', { count: kept }),
  ].filter(Boolean);
  return (
    <p className="student-boxes__last">
      <strong>{t('lastSession', { date: dates.instant(session.date_create) })}</strong>{' '}
      {parts.length > 0 ? parts.join(', ') : t('noAnswer')}
    </p>
  );
}
