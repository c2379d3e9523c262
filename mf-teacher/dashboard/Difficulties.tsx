import type { TeacherDashboard } from '@memocartes/contract/teacher-dashboard/teacher-dashboard.routes';
import { Avatar, personName } from '@memocartes/shared-ui/avatar';
import { TextLink } from '@memocartes/shared-ui/button';
import { Card } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

/** Pupils whose answers of the last two weeks were wrong more often than not, five at most. */
export function Difficulties({ pupils }: { readonly pupils: TeacherDashboard['difficulties'] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('difficulties')} actions={<span className="dash-soft">{t('twoWeeks')}</span>}>
      {pupils.length === 0 ? (
        <p className="dash-none">{t('noDifficulty')}</p>
      ) : (
        <ul className="dash-lines">
          {pupils.map((pupil) => {
            const answers = pupil.nb_right + pupil.nb_wrong;
            return (
              <li key={pupil.id}>
                <Avatar name={personName(pupil)} />
                <span>
                  <TextLink to={`/students/${pupil.id}`}>{personName(pupil)}</TextLink>
                  <small>
                    {pupil.class_.name} · {t('rightOf', { count: pupil.nb_right, all: answers })}
                  </small>
                </span>
                <strong className="dash-rate">
                  {t('percent', { rate: Math.round((100 * pupil.nb_right) / answers) })}
                </strong>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
