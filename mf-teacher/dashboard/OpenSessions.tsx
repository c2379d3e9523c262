import type { TeacherDashboard } from '@memocartes/contract/dashboards/teacher.routes';
import { isOver, useNow } from '@memocartes/shared-features/sessions/open-close';
import { useDates } from '@memocartes/shared-shell/i18n';
import { LinkButton } from '@memocartes/shared-ui/button';
import { SessionCode } from '@memocartes/shared-ui/session-code';
import { useTranslation } from 'react-i18next';

/** The open sessions, each with its code until its end; renders nothing if no session is open. */
export function OpenSessions({ classes }: Pick<TeacherDashboard, 'classes'>) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const now = useNow(15_000);
  const open = classes.filter((class_) => class_.open_session);
  if (open.length === 0) return null;

  return (
    <section className="dash-now" aria-label={t('now')}>
      {open.map(({ id, name, open_session: session }) => (
        <article key={id} className="dash-session">
          {session && !isOver(session, now) ? (
            <SessionCode
              code={session.code}
              label={t('codeOf', { name })}
              hint={t('joined', {
                count: session.nb_joined,
                all: session.nb_students,
                time: dates.time(session.end_time),
              })}
            />
          ) : (
            <p className="dash-session__over">{t('over', { name })}</p>
          )}
          <LinkButton kind="primary" size="large" to={`/classes/${id}/sessions`} icon="arrow-right">
            {t(session && isOver(session, now) ? 'toClose' : 'follow')}
          </LinkButton>
        </article>
      ))}
    </section>
  );
}
