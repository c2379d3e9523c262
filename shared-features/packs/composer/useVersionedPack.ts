import type { PackDetail } from '@memocartes/contract/packs/packs.routes';
import { type Versioned, versionedBy } from '@memocartes/shared-shell/versions';
import { useTranslation } from 'react-i18next';

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

/** A card in a list: its number and question. */
const nameOf = ({ displayed_id, front_side: { line1, line2 } }: PackValues['cards'][number]) =>
  [displayed_id, [line1, line2].filter(Boolean).join(' ')].filter(Boolean).join(' · ');
