import { totalOf } from '@memocartes/contract/figures/total';
import { successRate } from '@memocartes/contract/learning/answers/success-rate';
import type { BoxFigures } from '@memocartes/contract/learning/boxes/boxes.routes';
import { useTranslation } from 'react-i18next';

import './student-boxes.css';

/**
 * Summary of boxes: « 42 cartes : 30 en cours, 12 acquises · 5 à revoir aujourd’hui · 83 % de bonnes réponses »
 * [boxes.counts] [boxes.due-count].
 */
export function BoxesSummary({ figures }: { readonly figures: BoxFigures }) {
  const { t } = useTranslation('studentBoxes');
  const due = totalOf(figures.due);
  const percent = successRate(figures.nb_right, figures.nb_right + figures.nb_wrong);
  const parts = [
    t('cards', {
      count: figures.nb_cards,
      inProgress: figures.nb_cards - figures.nb_acquired,
      acquired: t('acquired', { count: figures.nb_acquired }),
    }),
    due ? t('dueToday', { count: due }) : t('upToDate'),
    percent !== undefined && t('success', { percent }),
  ];
  return <p className="student-boxes__summary">{parts.filter(Boolean).join(' · ')}</p>;
}
