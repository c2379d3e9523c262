import type { LevelCount } from '@memocartes/contract/levels/cards-by-level';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

import '../detail/packs.css';

type Props = {
  readonly counts: readonly LevelCount[];
  /** Name of the class, if several are listed. */
  readonly name?: string;
};

/**
 * Number of a pack's cards for each level of a class; a level without cards is a warning. Renders nothing if all
 * students get the same cards [packs.by-level].
 */
export function LevelCounts({ counts, name }: Props) {
  const { t } = useTranslation('packs');
  if (counts.length === 0) return null;
  return (
    <ul className="pack-levels" aria-label={name ? t('byLevelOf', { name }) : t('byLevel')}>
      {name && <li aria-hidden>{name}</li>}
      {counts.map(({ level, nb_cards }) => (
        <li key={level}>
          <Tag tone={nb_cards === 0 ? 'warning' : 'neutral'} icon={nb_cards === 0 ? 'alert' : undefined}>
            {t('levelCards', { level, count: nb_cards })}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
