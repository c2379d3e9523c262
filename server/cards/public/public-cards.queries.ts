import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { inEverySchool } from '../../database/scope/scope.ts';

const selectPublished = (db: Db, code: string) =>
  db
    .selectFrom('cards')
    .where('cards.status', '=', 'FINAL')
    .where(
      sql<boolean>`
        (
          cards.qr_code = ${code.toUpperCase()}
          or (cards.displayed_id = ${code} and cards.card_type = 'CERTIFIED')
        )
      `,
    );

/**
 * The question of a published card of any school, by its QR code; a certified card also by its displayed number.
 * Excludes the back, the school and the author [cards.public].
 */
export const findPublicCard = (db: Db, code: string) =>
  inEverySchool(() =>
    selectPublished(db, code)
      .innerJoin('subjects as parent_subject', 'parent_subject.id', 'cards.matter_id')
      .leftJoin('subjects as subject', 'subject.id', 'cards.subject_id')
      .select([
        'cards.id',
        'cards.level',
        'cards.is_handwritten',
        'cards.front_pattern',
        'cards.front_alt',
        'cards.fimg',
        'cards.fline1',
        'cards.fline2',
        'cards.fline3',
        'cards.fline4',
        'cards.fline5',
        'cards.fline6',
        'cards.fline7',
        'cards.fline8',
        'parent_subject.name as parent_subject',
        'subject.name as subject',
      ])
      .executeTakeFirst(),
  );

/** The image of a card's question: media type and bytes. */
export const findPublicImage = (db: Db, code: string) =>
  inEverySchool(() =>
    selectPublished(db, code)
      .where('cards.front_pattern', '<>', 'none')
      .innerJoin('documents', 'documents.id', 'cards.fimg')
      .innerJoin('blobs', 'blobs.hash', 'documents.blobs_hash')
      .select(['documents.type', 'blobs.data'])
      .where('documents.type', 'like', 'image/%')
      .where('documents.type', '<>', 'image/svg+xml')
      .executeTakeFirst(),
  );

/** The students whom a follower follows and who now have the card in their boxes, each with the box [cards.public]. */
export const findChildrenWithCard = (db: Db, userId: number, cardId: number) =>
  db
    .selectFrom('users_students')
    .innerJoin('students', 'students.id', 'users_students.students_id')
    .innerJoin('cards_students', (join) =>
      join.onRef('cards_students.students_id', '=', 'students.id').onRef('cards_students.epoch', '=', 'students.epoch'),
    )
    .select(['students.id', 'students.firstname', 'cards_students.box'])
    .where('users_students.users_id', '=', userId)
    .where('cards_students.cards_id', '=', cardId)
    .orderBy('students.sort_name')
    .orderBy('students.id')
    .execute();

/** A published card of any school, with its back. */
export const findPublishedCard = (db: Db, id: number) =>
  inEverySchool(() =>
    db.selectFrom('cards').selectAll().where('id', '=', id).where('status', '=', 'FINAL').executeTakeFirst(),
  );
