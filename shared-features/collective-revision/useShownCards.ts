import { defaultDifficultDays } from '@memocartes/contract/learning/boxes/difficult-cards';
import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { useListClassCardsQuery, useViewHardestCardsQuery } from '@memocartes/shared-api/boxes.api';
import { useListPacksQuery, useViewPackQuery } from '@memocartes/shared-api/packs.api';
import { asNumber } from '@memocartes/shared-shell/table-query';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSearchParams } from 'react-router-dom';

/**
 * The cards that the address names: `?cards=hardest`, `?cards=chosen&only=7,8` (card ids) or `?pack=12`. By default,
 * the cards of the latest pack of the class, of this week or an earlier one. `choices` are the packs assigned to the
 * class up to this week.
 */
export function useShownCards(classId: number) {
  const [address, setAddress] = useSearchParams();
  const isHardest = address.get('cards') === 'hardest';
  const packs = useListPacksQuery({ class_id: classId, nb_items: maxPageSize });

  const weekOf = (pack: { readonly classes: { readonly classes_id: number; readonly week: string }[] }) =>
    pack.classes
      .filter(({ classes_id, week }) => classes_id === classId && week <= mondayOf(today()))
      .map(({ week }) => week)
      .sort()
      .at(-1) ?? '';

  const assignedPacks = (packs.data?.packs_pro ?? []).filter(weekOf).sort((a, b) => (weekOf(a) < weekOf(b) ? 1 : -1));
  const packId = Number(address.get('pack')) || assignedPacks[0]?.id;
  const cardIds = (address.get('only') ?? '').split(',').flatMap((text) => asNumber(text) ?? []);
  const isChosen = address.get('cards') === 'chosen' && cardIds.length > 0;
  const hardest = useViewHardestCardsQuery(isHardest ? { id: classId, days: defaultDifficultDays } : skipToken);
  const chosen = useListClassCardsQuery(
    isChosen ? { id: classId, cards_id: cardIds, nb_items: cardIds.length } : skipToken,
  );
  const pack = useViewPackQuery(!isHardest && !isChosen && packId ? { id: packId } : skipToken);
  const query = isHardest ? hardest : isChosen ? chosen : packId ? pack : packs;

  return {
    choice: isHardest ? 'hardest' : isChosen ? 'chosen' : String(packId ?? ''),
    isChosen,
    choices: assignedPacks.map(({ id, title }) => ({ value: String(id), label: title })),
    choose: (value: string) => setAddress(value === 'hardest' ? { cards: value } : { pack: value }, { replace: true }),
    // `data` would contain the cards of the previous choice while another choice loads or after it has failed.
    cards: isHardest
      ? hardest.currentData?.cards.map(({ card }) => card)
      : isChosen
        ? chosen.currentData?.cards.map(({ card }) => card)
        : packId
          ? pack.currentData?.cards
          : packs.data && [],
    error: query.error,
    refetch: () => void query.refetch(),
  };
}
