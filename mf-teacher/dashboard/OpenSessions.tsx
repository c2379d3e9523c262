import type { TeacherDashboard } from '@memocartes/contract/dashboards/teacher.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { LinkButton } from '@memocartes/shared-ui/button';
import { SessionCode } from '@memocartes/shared-ui/session-code';
import { useTranslation } from 'react-i18next';

/** The open sessions with their codes; renders nothing without any. */
export function OpenSessions({ classes }: Pick<TeacherDashboard, 'classes'>) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const open = classes.filter((class_) => class_.open_session);
  if (open.length === 0) return null;
  return (
    <section className="dash-now" aria-label={t('now')}>
      {open.map(({ id, name, nb_students, open_session: session }) => (
        <article key={id} className="dash-session">
          {session && !session.is_over ? (
            <SessionCode
              code={session.code}
              label={t('codeOf', { name })}
              hint={t('joined', {
                count: session.nb_joined,
                all: nb_students,
                time: dates.time(session.end_time),
              })}
            />
          ) : (
            <p className="dash-session__over">{t('over', { name })}</p>
          )}
          <LinkButton kind="primary" size="large" to={`/classes/${id}/sessions`} icon="arrow-right">
            {t(session?.is_over ? 'toClose' : 'follow')}
          </LinkButton>
        </article>
      ))}
    </section>
  );
}
