import type { Moved } from '@memocartes/contract/learning/boxes/boxes.routes';
import { useTranslation } from 'react-i18next';

import './classes.css';

type Props = {
  readonly moved: Moved;
  /** Whether the session is open: answers may still come. */
  readonly live?: boolean;
};

/**
 * Moves of cards between boxes in a revision session: ↑ 4 ↓ 1, and their text for screen readers. Without moves, the
 * text is « aucune réponse », not « absent »: the student may have been present without a tablet.
 */
export function Moves({ moved, live }: Props) {
  const { t } = useTranslation('classes');
  const { up, down, kept } = moved;
  if (up + down + kept === 0) return <span className="classes__muted">{t(live ? 'noAnswerYet' : 'noAnswer')}</span>;
  const text = [t('up', { count: up }), t('down', { count: down }), t('kept', { count: kept })].join(', ');
  return (
    <span className="classes__moves">
      <span className="mc-sr-only">{text}</span>
      <span aria-hidden className="classes__up" title={t('up', { count: up })}>
        ↑ {up}
      </span>
      <span aria-hidden className="classes__down" title={t('down', { count: down })}>
        ↓ {down}
      </span>
      {kept > 0 && (
        <span aria-hidden className="classes__kept" title={t('kept', { count: kept })}>
          = {kept}
        </span>
      )}
    </span>
  );
}
