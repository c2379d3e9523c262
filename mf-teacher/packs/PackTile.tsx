import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { personName } from '@memocartes/shared-ui/avatar';
import { PackIcon } from '@memocartes/shared-ui/pack-icon';
import { classes } from '@memocartes/shared-ui/theme';
import { useTranslation } from 'react-i18next';

import { PackGivings } from './detail/PackGivings.tsx';
import { PackMenu, type PackActs } from './PackMenu.tsx';

type Props = PackActs & {
  readonly pack: Pack;
  /** Only its icon, its title and how many cards. */
  readonly compact?: boolean;
};

/** A pack on a sheet: what it is, how many cards, to whom it was given. Touched, it shows its cards. */
export function PackTile({ pack, compact, ...acts }: Props) {
  const { t } = useTranslation('packs');
  const facts = [t('cards', { count: pack.nb_cards }), !compact && pack.author && personName(pack.author)];
  return (
    <article className={classes('pack-sheet', compact && 'pack-sheet--compact')}>
      <span className="pack-sheet__icon">
        <PackIcon name={pack.icon} size={compact ? 22 : 34} />
      </span>
      <div className="pack-sheet__words">
        <h3>
          <button type="button" className="pack-sheet__open" onClick={() => acts.onView(pack)}>
            {pack.title}
          </button>
        </h3>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {!compact && <PackGivings pack={pack} />}
      </div>
      <PackMenu pack={pack} {...acts} />
    </article>
  );
}
