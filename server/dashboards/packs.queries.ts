import type { ExpressionBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';

import type { Tables } from '../database/tables/tables.ts';

/** The pack of the class (`classes`) in the week that starts on `monday`, or null. */
export const packOfWeek = (eb: ExpressionBuilder<Tables, 'classes'>, monday: string) =>
  jsonObjectFrom(
    eb
      .selectFrom('packs_classes')
      .innerJoin('packs', 'packs.id', 'packs_classes.packs_id')
      .select(['packs.id', 'packs.title', 'packs.icon'])
      .whereRef('packs_classes.classes_id', '=', 'classes.id')
      .where('packs_classes.week', '=', monday),
  );
