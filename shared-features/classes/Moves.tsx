import type { Moved } from '@memocartes/contract/boxes/boxes.routes';
import { useTranslation } from 'react-i18next';

import './classes.css';

/** What moved in a session: ↑ 4 ↓ 1, and the words for a screen reader. */
export function Moves({ moved }: { readonly moved: Moved }) {
  const { t } = useTranslation('classes');
  const { up, down, kept } = moved;
  if (up + down + kept === 0) return <span className="classes__absent">{t('absent')}</span>;
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
