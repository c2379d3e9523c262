import type { StudentWeek } from '@memocartes/contract/student-week/student-week.routes';
import { hasLeft } from '@memocartes/contract/students/student-status';
import { Icon, type IconName } from '@memocartes/shared-ui/icon';
import { Card } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { useWeekTexts } from './useWeekTexts.ts';
import { weekHintOf, weekSentenceOf } from './weekSentence.ts';

type Props = { readonly week: StudentWeek; readonly isPast: boolean };
type Fact = { readonly icon: IconName; readonly tone: string; readonly text: string };

/**
 * How a week went: answers and moves of cards [families.activity]. The current week also shows the due cards and the
 * last session [families.due].
 */
export function WeekSummary({ week, isPast }: Props) {
  const { t } = useTranslation('childWeek');
  const texts = useWeekTexts();
  const { activity } = week;
  // Nothing is due, and no session is to come, for a child who has left the school [families.left].
  const isCurrent = !isPast && !hasLeft(week.student);
  const sentence = weekSentenceOf(week, isPast);
  const facts: (Fact | false)[] = [
    activity.nb_cards > 0 && { icon: 'cards', tone: 'plain', text: texts.revised(activity) },
    activity.moved.up > 0 && { icon: 'chevron-up', tone: 'up', text: texts.up(activity) },
    activity.moved.down > 0 && { icon: 'undo', tone: 'down', text: texts.down(activity, isCurrent) },
    isCurrent && { icon: 'calendar', tone: 'plain', text: texts.due(week.due) },
    !isPast && { icon: 'clock', tone: 'plain', text: texts.lastSession(week) },
  ];

  return (
    <Card className="week-summary">
      <h3>{t(`summary.${sentence}`)}</h3>
      <p className="child-week__soft">
        {t(`summary.${weekHintOf(sentence, { isCurrent, hasClass: week.student.class_ !== null })}`)}
      </p>
      {activity.nb_answers > 0 && <RightAnswers activity={activity} />}
      <ul className="week-summary__facts">
        {facts
          .filter((fact) => fact !== false)
          .map(({ icon, tone, text }) => (
            <li key={icon} data-tone={tone}>
              <Icon name={icon} size={20} />
              <span>{text}</span>
            </li>
          ))}
      </ul>
    </Card>
  );
}

/** « 9 réponses justes sur 11 », with a bar showing the share. */
function RightAnswers({ activity: { nb_right, nb_answers } }: { readonly activity: StudentWeek['activity'] }) {
  const { t } = useTranslation('childWeek');
  return (
    <div className="week-summary__right">
      <p>{t('summary.right', { count: nb_right, all: nb_answers })}</p>
      <span aria-hidden style={{ '--share': nb_right / nb_answers }} />
    </div>
  );
}
