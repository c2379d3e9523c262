import type { MissedCard } from '@memocartes/contract/learning/boxes/boxes.routes';
import { personName } from '@memocartes/shared-ui/avatar';
import { TextLink } from '@memocartes/shared-ui/button';
import { CheckboxField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

import { frontOf, sideText } from '../../cards/view/index.ts';

type Props = {
  readonly difficultCard: MissedCard;
  /** Whether the students missed the card in a past session; they may have learnt it since. */
  readonly isPast: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/**
 * A difficult card: the number of students who miss it, its back, its number of errors, and links to the cards that
 * each student missed.
 */
export function DifficultCard({ difficultCard, isPast, isChosen, onChoose }: Props) {
  const { t } = useTranslation('difficultCards');
  const { card, nb_students, nb_right, nb_wrong, students } = difficultCard;
  const backText = sideText(card.back_side);
  return (
    <li className="difficult-cards__card">
      <CheckboxField
        name={`card-${card.id}`}
        label={t(isPast ? 'missed' : 'stuck', { count: nb_students, card: frontOf(card) })}
        value={isChosen}
        onChange={onChoose}
      />
      <p className="difficult-cards__facts">
        <span>{t('wrong', { count: nb_wrong, answers: t('answers', { count: nb_right + nb_wrong }) })}</span>
        {backText && <span>{t('answer', { answer: backText })}</span>}
      </p>
      <ul className="difficult-cards__students" aria-label={t(isPast ? 'whoMissed' : 'who', { card: frontOf(card) })}>
        {students.map((student) => (
          <li key={student.id}>
            <TextLink
              to={`/students/${student.id}?list-state=missed`}
              aria-label={t('missedOf', { name: personName(student) })}
            >
              {personName(student)}
            </TextLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
