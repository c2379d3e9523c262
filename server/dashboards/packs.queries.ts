import type { ExpressionBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';

import type { Tables } from '../database/tables/tables.ts';

/** The pack that the class (`classes as c`) has in the week of that Monday, or null. */
export const packOfWeek = (eb: ExpressionBuilder<Tables & { c: Tables['classes'] }, 'c'>, monday: string) =>
  jsonObjectFrom(
    eb
      .selectFrom('packs_classes as g')
      .innerJoin('packs as p', 'p.id', 'g.packs_id')
      .select(['p.id', 'p.title', 'p.icon'])
      .whereRef('g.classes_id', '=', 'c.id')
      .where('g.week', '=', monday),
  );
