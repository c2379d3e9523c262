import type { TeacherDashboard } from '@memocartes/contract/dashboards/teacher.routes';
import { successRate } from '@memocartes/contract/learning/answers/success-rate';
import { Boxes } from '@memocartes/shared-ui/boxes';
import { Card } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

/**
 * All cards of the teacher's students by box [dashboards.week]. If there were answers since Monday, also the moves
 * since Monday.
 */
export function WeekBoxes({ dashboard }: { readonly dashboard: TeacherDashboard }) {
  const { t } = useTranslation('dashboard');
  const { boxes, week } = dashboard;
  const rate = successRate(week.nb_right, week.nb_answers);
  const figures = [
    { name: 'up', value: week.moved.up },
    { name: 'down', value: week.moved.down },
    { name: 'acquired', value: week.nb_acquired },
  ] as const;
  return (
    <Card
      title={t('week')}
      actions={
        <span className="dash-soft">
          {rate === undefined
            ? t('quiet')
            : t('weekFacts', { count: week.nb_sessions, students: t('students', { count: week.nb_students }), rate })}
        </span>
      }
    >
      <div className="dash-week">
        <Boxes label={t('allStudents')} counts={boxes} />
        {rate !== undefined && (
          <dl className="dash-moves">
            {figures.map(({ name, value }) => (
              <div key={name} className={`dash-move dash-move--${name}`}>
                <dt>{t(`moved.${name}`, { count: value })}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Card>
  );
}
