import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { personName } from '@memocartes/shared-ui/avatar';
import { Icon } from '@memocartes/shared-ui/icon';
import { useTranslation } from 'react-i18next';

import { packIcon } from './icons.ts';
import { PackGivings } from './PackGivings.tsx';
import { PackMenu, type PackActs } from './PackMenu.tsx';

/** A pack on a sheet: what it is, how many cards, to whom it was given. */
export function PackSheet({ pack, ...acts }: { readonly pack: Pack } & PackActs) {
  const { t } = useTranslation('packs');
  const facts = [t('cards', { count: pack.nb_cards }), pack.author && personName(pack.author)];
  return (
    <article className="pack-sheet">
      <span className="pack-sheet__icon">
        <Icon name={packIcon(pack.icon)} size={30} />
      </span>
      <div className="pack-sheet__words">
        <h3>{pack.title}</h3>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <PackGivings pack={pack} />
      </div>
      <PackMenu pack={pack} {...acts} />
    </article>
  );
}
