import type { Card, CardUses } from '@memocartes/contract/cards/cards.routes';
import { useGetCardUsesQuery, useLazyGetCardUsesQuery } from '@memocartes/shared-api/cards.api';
import { useMe } from '@memocartes/shared-shell/session';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

/** Whether packs of other people may contain the card: it is in a pack of some school. */
const maybeUsed = (card: Card | undefined): card is Card => card?.in_pack ?? false;

/** The packs of other people that contain a card, in words; undefined if there are none. */
function useWords(): (uses: CardUses | undefined) => string | undefined {
  const { t } = useTranslation('cardUses');
  const others = useMe().school_id === null ? 'schools' : 'otherSchools';
  return (uses) => {
    if (!uses) return undefined;
    const first = uses.colleagues > 0 ? t('colleagues', { count: uses.colleagues }) : undefined;
    const second = uses.other_schools > 0 ? t(others, { count: uses.other_schools }) : undefined;
    return first && second ? t('both', { first, second }) : (first ?? second);
  };
}

/** « 2 packs de collègues »: packs of other people that contain a card; undefined if there are none [cards.uses]. */
export function useCardUses(card: Card | undefined): string | undefined {
  const wordsOf = useWords();
  const query = useGetCardUsesQuery(maybeUsed(card) ? { id: card.id } : skipToken, { refetchOnMountOrArgChange: true });
  return wordsOf(query.data);
}

/** Like `useCardUses`, on demand. If the uses can't be read, the result is undefined. */
export function useReadCardUses(): (card: Card) => Promise<string | undefined> {
  const wordsOf = useWords();
  const [read] = useLazyGetCardUsesQuery();
  return async (card) => (maybeUsed(card) ? wordsOf((await read({ id: card.id })).data) : undefined);
}
