import type { Card } from '@memocartes/contract/cards/cards.routes';
import { maxCardsAPack } from '@memocartes/contract/packs/packs';
import { toast } from '@memocartes/shared-ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

import type { PackValues } from '../form/pack.form.ts';
import { withCards } from './withCards.ts';

/** Router state of a link that passes cards: `navigate('/creation-packs', { state: { packCards } })`. */
type LinkState = { readonly packCards?: readonly Card[] } | null;

/**
 * The unfinished pack with the link's cards added, without duplicates and up to the maximum. A toast shows how many
 * cards did not fit.
 * @param readPack returns the unfinished pack, which may contain cards
 */
export function useCardsFromLink(readPack: () => PackValues): PackValues {
  const { t } = useTranslation('composer');
  const { pathname, search, hash, state } = useLocation() as Location<LinkState>;
  const navigate = useNavigate();
  const linkedCards = state?.packCards ?? [];
  const [{ pack, nbLeftOut }] = useState(() => {
    const before = readPack();
    const missing = linkedCards.filter(({ id }) => before.cards.every((card) => card.id !== id));
    const cards = [...before.cards, ...missing];
    return { pack: withCards(before, cards.slice(0, maxCardsAPack)), nbLeftOut: cards.slice(maxCardsAPack).length };
  });
  const warn = useEffectEvent(() => toast.warning(t('noRoom', { count: nbLeftOut, max: maxCardsAPack })));
  useEffect(() => {
    if (nbLeftOut > 0) warn();
  }, [nbLeftOut]);
  // The router state is removed after use, so that a reload does not add cards that were removed since.
  const forget = useEffectEvent(() => {
    if (linkedCards.length > 0) void navigate({ pathname, search, hash }, { replace: true });
  });
  useEffect(() => forget(), []);
  return pack;
}
