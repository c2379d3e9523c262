import { weekNumber } from '@memocartes/contract/learning/calendar/days';
import { type Calendar, weekOf } from '@memocartes/contract/learning/calendar/school-days';
import { cardsByLevel } from '@memocartes/contract/levels/cards-by-level';
import type { ClassWeek, Pack, PackDetail } from '@memocartes/contract/packs/packs.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';

import { presentCard } from '../cards/cards.present.ts';
import type { ShownCardRow } from '../cards/cards.queries.ts';
import { presentAuthor } from '../database/queries/author.ts';
import type { findClassLevels, findClassPacks, PackRow } from './packs.queries.ts';

export const presentPack = ({ firstname, lastname, ...row }: PackRow): Pack => ({
  ...row,
  author: presentAuthor({ firstname, lastname }),
});

export const presentPackDetail = (row: PackRow, cards: ShownCardRow[], actor: Actor): PackDetail => ({
  ...presentPack(row),
  version: row.version,
  cards: cards.map((card) => presentCard(card, actor)),
});

type WeekPacks = Awaited<ReturnType<typeof findClassPacks>>;

type ClassLevels = Awaited<ReturnType<typeof findClassLevels>>;

/** Weeks of a class, each with its holidays and its pack. */
export function presentWeeks(
  mondays: string[],
  calendar: Calendar,
  weekPacks: WeekPacks,
  levels: ClassLevels,
): ClassWeek[] {
  const packs = new Map(
    weekPacks.map(({ week, card_levels, ...pack }) => [week, { ...pack, by_level: cardsByLevel(card_levels, levels) }]),
  );
  return mondays.map((monday) => ({
    monday,
    number: weekNumber(monday),
    ...weekOf(monday, calendar),
    pack: packs.get(monday) ?? null,
  }));
}
