import { maxCardsAPack } from '@memocartes/contract/packs/packs';
import { SelectField } from '@memocartes/shared-ui/fields';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { useTranslation } from 'react-i18next';

import type { EditablePacks } from './useEditablePacks.ts';

type Props = EditablePacks & {
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
  readonly error: string | false;
};

/** Chooses an existing pack; full packs are disabled. */
export function ExistingPack({ packs, search, setSearch, isSearchable, value, onChange, error }: Props) {
  const { t } = useTranslation('cardsBulk');
  return (
    <>
      {isSearchable && (
        <FilterField
          label={t('packSearch')}
          value={search}
          found={packs.length}
          onSearch={(text) => {
            setSearch(text);
            onChange(null);
          }}
        />
      )}
      <SelectField
        name="pack"
        label={t('packExisting')}
        required
        value={value}
        options={packs.map(({ id, title, nb_cards }) => ({
          value: id,
          label: t('packOption', { title, count: nb_cards, max: maxCardsAPack }),
          disabled: nb_cards >= maxCardsAPack,
        }))}
        onChange={onChange}
        error={error}
      />
    </>
  );
}
