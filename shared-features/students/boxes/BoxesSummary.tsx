import type { Standing as Figures } from '@memocartes/contract/learning/boxes/boxes.routes';
import { useTranslation } from 'react-i18next';

import { successRate, total } from './figures.ts';
import './student-boxes.css';

/** « 42 cartes : 30 en cours, 12 acquises · 5 à revoir aujourd’hui · 83 % de bonnes réponses »: each card is counted once [boxes.counts] [boxes.due-count]. */
export function BoxesSummary({ of }: { readonly of: Figures }) {
  const { t } = useTranslation('studentBoxes');
  const due = total(of.due);
  const percent = successRate(of);
  const words = [
    t('cards', {
      count: of.nb_cards,
      inProgress: of.nb_cards - of.nb_acquired,
      acquired: t('acquired', { count: of.nb_acquired }),
    }),
    due ? t('dueToday', { count: due }) : t('upToDate'),
    percent !== undefined && t('success', { percent }),
  ];
  return <p className="student-boxes__standing">{words.filter(Boolean).join(' · ')}</p>;
}
