import { cards } from '@memocartes/contract/cards/cards.routes';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { packs } from '@memocartes/contract/packs/packs.routes';

import { seedOpenSession } from './openSession.ts';
import type { Seed } from './seed.ts';

/**
 * Opens a session of a class whose pack has a card to turn and a card with a typed word. The pack also has a card with
 * a typed number, if such a certified card exists.
 */
export async function seedTypedSession(seed: Seed, firstnames: readonly string[]) {
  const classSession = await seedOpenSession(seed, firstnames, 1);
  const { cards: certifiedCards } = await classSession.teacherApi.call(cards.list, {
    query: { card_type: 'CERTIFIED', nb_items: maxPageSize },
  });
  const typed = certifiedCards.filter(({ is_typed }) => is_typed);
  const word = typed.find(({ back_side }) => /^[a-zéèê]+$/.test(back_side.line1 ?? ''))!;
  const number = typed.find(({ back_side }) => /^\d+$/.test(back_side.line1 ?? ''));
  const { packs_pro } = await classSession.teacherApi.call(packs.list, { query: { class_id: classSession.class_.id } });
  const { cards: packCards } = await classSession.teacherApi.call(packs.view, { id: packs_pro[0]!.id });
  const ids = [...packCards.slice(0, 1), word, ...(number ? [number] : [])].map(({ id }) => id);
  await classSession.teacherApi.call(packs.update, { id: packs_pro[0]!.id, body: { cards: ids } });
  return { ...classSession, word: word.back_side.line1!, number: number?.back_side.line1 };
}

export type TypedSession = Awaited<ReturnType<typeof seedTypedSession>>;
