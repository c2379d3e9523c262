import { maxNextPacks } from '@memocartes/contract/packs/packs';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { ExpressionBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';

import { classSortKey } from '../classes/classes.columns.ts';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/tables/tables.ts';
import { teachesClass } from '../visibility/classes.ts';

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

/** The teacher's classes without a pack in the week that starts on `monday` [packs.next]. */
export const findClassesWithoutPack = (db: Db, { userId }: Actor, monday: string) =>
  db
    .selectFrom('classes')
    .select(['classes.id', 'classes.name'])
    .where(teachesClass(userId))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('packs_classes')
            .select('packs_classes.id')
            .whereRef('packs_classes.classes_id', '=', 'classes.id')
            .where('packs_classes.week', '=', monday),
        ),
      ),
    )
    .orderBy(classSortKey)
    .orderBy('classes.id')
    .execute();

/** The next three packs of a teacher's classes, from this week on [packs.next]. */
export const findNextPacks = (db: Db, { userId }: Actor, monday: string) =>
  db
    .selectFrom('packs_classes')
    .innerJoin('packs', 'packs.id', 'packs_classes.packs_id')
    .innerJoin('classes', 'classes.id', 'packs_classes.classes_id')
    .select([
      'packs.id',
      'packs.title',
      'packs.icon',
      'packs_classes.week',
      'classes.id as class_id',
      'classes.name as class_name',
    ])
    .where(teachesClass(userId))
    .where('packs_classes.week', '>=', monday)
    .orderBy('packs_classes.week')
    .orderBy(classSortKey)
    .limit(maxNextPacks)
    .execute();
