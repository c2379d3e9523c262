import type { CurrentCard } from '@memocartes/contract/learning/boxes/tracking.routes';
import { Icon } from '@memocartes/shared-ui/icon';
import { classes } from '@memocartes/shared-ui/theme';
import { useTranslation } from 'react-i18next';

import './student-cards.css';

/**
 * The last answers to a card as symbols with their text, the latest on the right. The text after the symbols says how
 * many of all answers were right.
 */
export function LastAnswers({ card }: { readonly card: CurrentCard }) {
  const { t } = useTranslation('studentCards');
  const oldestFirst = card.last_answers.toReversed();
  if (oldestFirst.length === 0) return <span className="student-cards__muted">{t('noAnswer')}</span>;
  const list = oldestFirst.map(({ is_right }) => t(is_right ? 'right' : 'wrong')).join(', ');
  return (
    <span className="student-cards__answers">
      <span className="mc-sr-only">{t('answersOf', { list })}</span>
      <span aria-hidden className="student-cards__signs">
        {oldestFirst.map(({ is_right, answered_at }, i) => (
          <span
            key={`${answered_at} ${i}`}
            className={classes(
              'student-cards__sign',
              is_right ? 'student-cards__sign--right' : 'student-cards__sign--wrong',
            )}
          >
            <Icon name={is_right ? 'check' : 'close'} size={14} />
          </span>
        ))}
      </span>
      <small className="student-cards__muted">
        {t('totals', { count: card.nb_right, all: card.nb_right + card.nb_wrong })}
      </small>
    </span>
  );
}
