import type { TeacherDashboard } from '@memocartes/contract/dashboards/teacher.routes';
import { OpenSessionButton } from '@memocartes/shared-features/sessions/open-close';
import { useDates } from '@memocartes/shared-shell/i18n';
import { LinkButton, TextLink } from '@memocartes/shared-ui/button';
import { PackIcon } from '@memocartes/shared-ui/pack-icon';
import { useTranslation } from 'react-i18next';

/**
 * A class of the teacher: this week's pack, a link to the results of the last session, and a button to open or follow
 * a session [dashboards.teacher] [sessions.last].
 */
export function MyClass({ class_ }: { readonly class_: TeacherDashboard['classes'][number] }) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const { id, name, level, nb_students, pack, open_session: open, last_session: last } = class_;
  return (
    <article className="dash-class">
      <div>
        <h3>
          <TextLink to={`/classes/${id}`}>{name}</TextLink>
        </h3>
        <p className="dash-soft">
          {level} · {t('students', { count: nb_students })}
        </p>
      </div>
      <p className="dash-class__pack">
        {pack ? (
          <>
            <PackIcon name={pack.icon} size={20} />
            {pack.title}
          </>
        ) : (
          <TextLink to={`/schools/packs?class=${id}`}>{t('noPack')}</TextLink>
        )}
      </p>
      {last && !open && (
        <p className="dash-soft">
          <TextLink to={`/classes/${id}/sessions?session=${last.id}`}>
            {t('lastSession', { date: dates.instant(last.date_create) })}
          </TextLink>
        </p>
      )}
      {open ? (
        <LinkButton to={`/classes/${id}/sessions`} icon="timer">
          {t('openNow')}
        </LinkButton>
      ) : (
        <OpenSessionButton class_={class_} kind="primary" />
      )}
    </article>
  );
}
