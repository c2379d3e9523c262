import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { maxCardsAPack } from '@memocartes/contract/packs/packs';
import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { type FieldBinding, SelectField } from '@memocartes/shared-ui/fields';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { useTranslation } from 'react-i18next';

import type { EditablePacks } from './useEditablePacks.ts';

type Props = EditablePacks & FieldBinding<number | null>;

/** The first week, from this one on, to which a pack is assigned, with the names of the classes; or undefined. */
function nextWeekOf({ classes }: Pick<Pack, 'classes'>) {
  const [week] = classes
    .map((assigned) => assigned.week)
    .filter((monday) => monday >= mondayOf(today()))
    .toSorted();
  const names = classes.filter((assigned) => assigned.week === week).map(({ name }) => name);
  return week && { week, names: names.join(', ') };
}

/** Chooses an existing pack, named with its next week and classes [cards.new-to-pack]; full packs are disabled. */
export function ExistingPack({ packs, search, setSearch, isSearchable, ...field }: Props) {
  const { t } = useTranslation('cardsBulk');
  const dates = useDates();

  const labelOf = (pack: Pack) => {
    const { title, nb_cards: count } = pack;
    const label = t('packOption', { title, count, max: maxCardsAPack });
    const next = nextWeekOf(pack);
    return next ? t('packOptionWeek', { pack: label, names: next.names, day: dates.dayOfMonth(next.week) }) : label;
  };

  return (
    <>
      {isSearchable && (
        <FilterField
          label={t('packSearch')}
          value={search}
          found={packs.length}
          onSearch={(text) => {
            setSearch(text);
            field.onChange(null);
          }}
        />
      )}
      <SelectField
        {...field}
        label={t('packExisting')}
        required
        options={packs.map((pack) => ({
          value: pack.id,
          label: labelOf(pack),
          disabled: pack.nb_cards >= maxCardsAPack,
        }))}
      />
    </>
  );
}
