import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { personName } from '@memocartes/shared-ui/avatar';
import { PackIcon } from '@memocartes/shared-ui/pack-icon';
import { classes } from '@memocartes/shared-ui/theme';
import { useTranslation } from 'react-i18next';

import { PackAssignments } from '../detail/PackAssignments.tsx';
import { type PackActions, PackMenu } from './PackMenu.tsx';

type Props = PackActions & {
  readonly pack: Pack;
  /** Whether author and classes are hidden. */
  readonly compact?: boolean;
};

/** A pack in the grid: title, number of cards, author, classes, and a menu. A click on the tile shows its cards. */
export function PackTile({ pack, compact, ...actions }: Props) {
  const { t } = useTranslation('packs');
  const facts = [t('cards', { count: pack.nb_cards }), !compact && pack.author && personName(pack.author)];
  return (
    <article className={classes('pack-sheet', compact && 'pack-sheet--compact')}>
      <span className="pack-sheet__icon">
        <PackIcon name={pack.icon} size={compact ? 22 : 34} />
      </span>
      <div className="pack-sheet__text">
        <h3>
          <button type="button" className="pack-sheet__open" onClick={() => actions.onView(pack)}>
            {pack.title}
          </button>
        </h3>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {!compact && <PackAssignments pack={pack} />}
      </div>
      <PackMenu pack={pack} {...actions} />
    </article>
  );
}
