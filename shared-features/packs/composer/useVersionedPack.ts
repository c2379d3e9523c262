import type { PackDetail } from '@memocartes/contract/packs/packs.routes';
import { type Versioned, versionedBy } from '@memocartes/shared-shell/versions';
import { useTranslation } from 'react-i18next';

import { frontOf } from '../../cards/view/index.ts';
import { type PackValues, packValues } from './form/pack.form.ts';

const valuesOf = (pack: PackDetail) => packValues(pack);

/** The pack being edited, with the fields to choose between on a version conflict. */
export function useVersionedPack(pack: PackDetail | undefined): Versioned<PackValues> | undefined {
  const { t } = useTranslation('composer');
  return (
    pack &&
    versionedBy(pack, valuesOf, [
      { name: 'title', label: t('title') },
      { name: 'icon', label: t('icon'), show: ({ icon }) => icon && t(`icons.${icon}`) },
      { name: 'cards', label: t('chosen'), show: ({ cards }) => cards.map(nameOf).join('\n') },
    ])
  );
}

/** A card in a list: its number and whole question, as several questions of a pack often begin alike. */
const nameOf = (card: PackValues['cards'][number]) => [card.displayed_id, frontOf(card)].join(' · ');
