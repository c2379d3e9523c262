import type { TeacherDashboard } from '@memocartes/contract/dashboards/teacher.routes';
import { OpenSessionButton } from '@memocartes/shared-features/sessions/open-close';
import { LinkButton, TextLink } from '@memocartes/shared-ui/button';
import { PackIcon } from '@memocartes/shared-ui/pack-icon';
import { useTranslation } from 'react-i18next';

/** A class of the teacher: this week's pack, and a button to open or follow a session [dashboards.teacher]. */
export function MyClass({ class_ }: { readonly class_: TeacherDashboard['classes'][number] }) {
  const { t } = useTranslation('dashboard');
  const { id, name, level, nb_students, pack, open_session: open } = class_;
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
