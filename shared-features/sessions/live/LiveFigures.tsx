import { successRate } from '@memocartes/contract/learning/answers/success-rate';
import type { SessionStudent } from '@memocartes/contract/learning/sessions/sessions.routes';
import { useTranslation } from 'react-i18next';

import { sessionFigures } from '../students/figures.ts';

/** Five figures of an open session on one line. */
export function LiveFigures({ students }: { readonly students: readonly SessionStudent[] }) {
  const { t } = useTranslation('sessions');
  const { joined, ended, right, answers, up, down } = sessionFigures(students);
  const percent = successRate(right, answers);
  const figures: readonly (readonly [label: string, value: string | number])[] = [
    [t('figures.joined'), t('of', { part: joined, all: students.length })],
    [t('columns.ended'), ended],
    [t('figures.right'), percent === undefined ? '–' : t('percent', { percent })],
    [t('figures.up'), up],
    [t('figures.down'), down],
  ];
  return (
    <dl className="live-figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
