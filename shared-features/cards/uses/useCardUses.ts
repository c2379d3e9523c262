import type { Card, CardUses } from '@memocartes/contract/cards/cards.routes';
import { useGetCardUsesQuery, useLazyGetCardUsesQuery } from '@memocartes/shared-api/cards.api';
import { useMe } from '@memocartes/shared-shell/session';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

/** Whether packs of other people may contain the card: it is in a pack of some school. */
const mayBeUsed = (card: Card | undefined): card is Card => card?.in_pack ?? false;

/** The packs of other people that contain a card, as text; undefined if there are none. */
function useUsesText(): (uses: CardUses | undefined) => string | undefined {
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
  const textOf = useUsesText();
  const query = useGetCardUsesQuery(mayBeUsed(card) ? { id: card.id } : skipToken, { refetchOnMountOrArgChange: true });
  return textOf(query.data);
}

/** Like `useCardUses`, on demand. If the uses can't be read, the result is undefined. */
export function useReadCardUses(): (card: Card) => Promise<string | undefined> {
  const textOf = useUsesText();
  const [read] = useLazyGetCardUsesQuery();
  return async (card) => (mayBeUsed(card) ? textOf((await read({ id: card.id })).data) : undefined);
}
