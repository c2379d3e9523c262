import type { StudentBoxes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { personName } from '@memocartes/shared-ui/avatar';
import { BoxesWeeks } from '@memocartes/shared-ui/boxes';
import { Card } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

/** A student's boxes week after week; renders nothing before the second week [boxes.weeks]. */
export function BoxesOverTime({ boxes }: { readonly boxes: Pick<StudentBoxes, 'student' | 'weeks'> }) {
  const { t } = useTranslation('studentBoxes');
  const dates = useDates();
  const { student, weeks } = boxes;
  if (weeks.length < 2) return null;
  return (
    <Card title={t('overTime')}>
      <BoxesWeeks
        label={t('overTimeOf', { name: personName(student) })}
        weekColumn={t('weekOf')}
        weeks={weeks.map((item) => ({ key: item.week, label: dates.day(item.week).slice(0, 5), counts: item.boxes }))}
      />
    </Card>
  );
}
