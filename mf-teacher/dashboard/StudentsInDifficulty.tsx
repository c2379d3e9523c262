import type { TeacherDashboard } from '@memocartes/contract/dashboards/teacher.routes';
import { successRate } from '@memocartes/contract/learning/answers/success-rate';
import { personName } from '@memocartes/shared-ui/avatar';
import { TextLink } from '@memocartes/shared-ui/button';
import { ChildPicture } from '@memocartes/shared-ui/child-picture';
import { Card } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

/** At most five students with under 80 % right answers in the last two weeks, lowest share first. */
export function StudentsInDifficulty({ students }: { readonly students: TeacherDashboard['difficulties'] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('difficulties')} actions={<span className="dash-soft">{t('twoWeeks')}</span>}>
      {students.length === 0 ? (
        <p className="dash-none">{t('noDifficulty')}</p>
      ) : (
        <ul className="dash-lines">
          {students.map((student) => {
            const answers = student.nb_right + student.nb_wrong;
            return (
              <li key={student.id}>
                <ChildPicture picture={student.picture} size={32} />
                <span>
                  <TextLink to={`/students/${student.id}`}>{personName(student)}</TextLink>
                  <small>
                    {student.class_.name} · {t('rightOf', { count: student.nb_right, all: answers })}
                  </small>
                </span>
                <strong className="dash-rate">{t('percent', { rate: successRate(student.nb_right, answers) })}</strong>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
