import type { Moved } from '@memocartes/contract/learning/boxes/boxes.routes';
import { useTranslation } from 'react-i18next';

import './classes.css';

type Props = {
  readonly moved: Moved;
  /** The session is open: who has not come yet is awaited. */
  readonly live?: boolean;
};

/** What moved in a session: ↑ 4 ↓ 1, and the words for a screen reader. */
export function Moves({ moved, live }: Props) {
  const { t } = useTranslation('classes');
  const { up, down, kept } = moved;
  if (up + down + kept === 0) return <span className="classes__absent">{t(live ? 'awaited' : 'absent')}</span>;
  const words = [t('up', { count: up }), t('down', { count: down }), t('kept', { count: kept })].join(', ');
  return (
    <span className="classes__moves">
      <span className="mc-sr-only">{words}</span>
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
