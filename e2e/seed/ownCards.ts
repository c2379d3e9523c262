import { type CardFields, cards } from '@memocartes/contract/cards/cards.routes';
import { packs } from '@memocartes/contract/packs/packs.routes';

import { seedOpenSession } from './openSession.ts';
import type { Seed } from './seed.ts';

/** A card by the lines of its sides, with further fields. */
export type OwnCard = {
  readonly front: readonly string[];
  readonly back: readonly string[];
  readonly more?: Partial<CardFields>;
};

/** Opens a session of a class whose pack has these cards of its teacher. */
export async function seedSessionOfCards(seed: Seed, firstnames: readonly string[], ownCards: readonly OwnCard[]) {
  const classSession = await seedOpenSession(seed, firstnames, 1);
  const { class_, teacherApi } = classSession;
  const { cards: certifiedCards } = await teacherApi.call(cards.list, {
    query: { card_type: 'CERTIFIED', nb_items: 1 },
  });
  const ids: number[] = [];
  for (const { front, back, more } of ownCards) {
    const lines: [string, unknown][] = [
      ...front.map((line, i): [string, unknown] => [`fline${i + 1}`, line]),
      ...back.map((line, i): [string, unknown] => [`bline${i + 1}`, line]),
    ];
    const body = {
      matter_id: certifiedCards[0]!.matter_id,
      level: 'CE1',
      status: 'FINAL',
      ...Object.fromEntries(lines),
      ...more,
    };
    ids.push((await teacherApi.call(cards.create, { body: body as CardFields })).id);
  }
  const { packs_pro } = await teacherApi.call(packs.list, { query: { class_id: class_.id } });
  await teacherApi.call(packs.update, { id: packs_pro[0]!.id, body: { cards: ids } });
  return classSession;
}
