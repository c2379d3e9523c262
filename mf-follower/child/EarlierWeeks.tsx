import type { StudentWeek } from '@memocartes/contract/student-week/student-week.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Button, TextLink } from '@memocartes/shared-ui/button';
import { PackIcon } from '@memocartes/shared-ui/pack-icon';
import { Card } from '@memocartes/shared-ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Number of weeks listed before the button that shows all is pressed. */
const maxListed = 4;

type Props = { readonly week: StudentWeek; readonly thisMonday: string };

/**
 * Earlier weeks with pack, cards revised and right answers [families.history]. Each entry opens its week and scrolls to
 * the top of that week: on a phone, the list is far below it.
 */
export function EarlierWeeks({ week: { student, week: shownMonday, weeks }, thisMonday }: Props) {
  const { t } = useTranslation('childWeek');
  const dates = useDates();
  const earlier = weeks.filter(({ week }) => week < thisMonday);
  const [showsAll, setShowsAll] = useState(false);
  // All weeks are listed if the week shown would be hidden.
  const isHidden = earlier.findIndex(({ week }) => week === shownMonday) >= maxListed;
  const listed = showsAll || isHidden ? earlier : earlier.slice(0, maxListed);
  const hidden = earlier.length - listed.length;

  return (
    <Card className="week-history">
      <h3>{t('history.title')}</h3>
      {earlier.length === 0 && <p className="child-week__soft">{t('history.none')}</p>}
      <ol>
        {listed.map(({ week, state, pack, activity }) => (
          <li key={week}>
            <TextLink
              to={`/my-childrens/${student.id}?week=${week}#week`}
              aria-current={week === shownMonday ? 'true' : undefined}
            >
              <PackIcon name={pack?.icon ?? ''} size={24} />
              <span>
                <span className="child-week__soft">{t('weekOf', { date: dates.dayOfMonth(week) })}</span>
                <strong>{pack?.title ?? t(state === 'holiday' ? 'history.holiday' : 'history.noPack')}</strong>
                <span className="child-week__soft">
                  {activity.nb_answers === 0
                    ? t('history.nothing')
                    : [
                        t('summary.cards', { count: activity.nb_cards }),
                        t('summary.right', { count: activity.nb_right, all: activity.nb_answers }),
                      ].join(', ')}
                </span>
              </span>
            </TextLink>
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <Button kind="quiet" size="small" icon="chevron-down" onClick={() => setShowsAll(true)}>
          {t('history.more', { count: hidden })}
        </Button>
      )}
    </Card>
  );
}
