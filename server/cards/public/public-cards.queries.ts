import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { inEverySchool } from '../../database/scope/scope.ts';

const published = (db: Db, code: string) =>
  db
    .selectFrom('cards as c')
    .where('c.status', '=', 'FINAL')
    .where(
      sql<boolean>`(c.qr_code = ${code.toUpperCase()} or (c.displayed_id = ${code} and c.card_type = 'CERTIFIED'))`,
    );

/** The question of a published card of any school by its code, or of a certified one by its displayed number. Without answer, school and author. */
export const findPublicCard = (db: Db, code: string) =>
  inEverySchool(() =>
    published(db, code)
      .innerJoin('subjects as m', 'm.id', 'c.matter_id')
      .leftJoin('subjects as u', 'u.id', 'c.subject_id')
      .select(['c.id', 'c.level', 'c.is_handwritten', 'c.front_pattern', 'c.front_alt', 'c.fimg'])
      .select(['c.fline1', 'c.fline2', 'c.fline3', 'c.fline4', 'c.fline5', 'c.fline6', 'c.fline7', 'c.fline8'])
      .select(['m.name as parent_subject', 'u.name as subject'])
      .executeTakeFirst(),
  );

/** The image of a card's question: media type and bytes. */
export const findPublicImage = (db: Db, code: string) =>
  inEverySchool(() =>
    published(db, code)
      .where('c.front_pattern', '<>', 'none')
      .innerJoin('documents as d', 'd.id', 'c.fimg')
      .innerJoin('blobs as b', 'b.hash', 'd.blobs_hash')
      .select(['d.type', 'b.data'])
      .where('d.type', 'like', 'image/%')
      .where('d.type', '<>', 'image/svg+xml')
      .executeTakeFirst(),
  );

/** The children of a follower who have a card in their boxes now, each with the box. */
export const findChildrenWithCard = (db: Db, userId: number, cardId: number) =>
  db
    .selectFrom('users_students as f')
    .innerJoin('students as s', 's.id', 'f.students_id')
    .innerJoin('cards_students as b', (join) =>
      join.onRef('b.students_id', '=', 's.id').onRef('b.epoch', '=', 's.epoch'),
    )
    .select(['s.id', 's.firstname', 'b.box'])
    .where('f.users_id', '=', userId)
    .where('b.cards_id', '=', cardId)
    .orderBy('s.sort_name')
    .orderBy('s.id')
    .execute();

/** The answer of a published card of any school. */
export const findAnswer = (db: Db, id: number) =>
  inEverySchool(() =>
    db.selectFrom('cards').selectAll().where('id', '=', id).where('status', '=', 'FINAL').executeTakeFirst(),
  );
