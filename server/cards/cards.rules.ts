import type { FieldErrors } from '@memocartes/contract/errors/errors';
import { maxLines } from '@memocartes/contract/cards/cards';
import type { CardFields } from '@memocartes/contract/cards/cards.routes';
import type { Db } from '../database/database.ts';
import { invalid } from '../http/errors.ts';

const numbers = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const sides = [
  { side: 'front', letter: 'f', name: 'Le recto' },
  { side: 'back', letter: 'b', name: 'Le verso' },
] as const;

/** Lines, images and alternative texts of both sides (decisions §5), as what is wrong by field. */
function wrongSides(card: Partial<CardFields>): FieldErrors {
  const fields: FieldErrors = {};
  for (const { side, letter, name } of sides) {
    const pattern = card[`${side}_pattern`] ?? 'none';
    const most = maxLines(pattern, side);
    for (const number of numbers.filter((line) => line > most && card[`${letter}line${line}`])) {
      fields[`${letter}line${number}`] = `${name} tient ${most} ligne${most > 1 ? 's' : ''} avec cette disposition.`;
    }
    const hasImage = !!card[`${letter}img`];
    if (hasImage && !card[`${side}_alt`]) fields[`${side}_alt`] = 'Décrivez l’image en quelques mots.';
    const isPublished = card.status === 'FINAL' || card.status === 'ARCHIVED';
    const isEmpty = !hasImage && !numbers.some((line) => card[`${letter}line${line}`]);
    // A lesson card is read, not asked: its back may stay empty.
    if (isPublished && isEmpty && !(card.is_lesson && side === 'back')) {
      fields[`${letter}line1`] = `${name} d’une carte publiée ne peut pas être vide.`;
    }
  }
  return fields;
}

async function wrongSubjects(db: Db, card: Partial<CardFields>): Promise<FieldErrors> {
  const ids = [card.matter_id, card.subject_id].filter((id) => id !== null && id !== undefined);
  const rows = ids.length
    ? await db.selectFrom('subjects').select(['id', 'parent_id']).where('id', 'in', ids).execute()
    : [];
  const found = new Map(rows.map((row) => [row.id, row.parent_id]));
  if (found.get(card.matter_id ?? 0) !== null) return { matter_id: 'Choisissez une matière.' };
  const isChild = !card.subject_id || found.get(card.subject_id) === card.matter_id;
  return isChild ? {} : { subject_id: 'Cette sous-matière n’est pas de la matière choisie.' };
}

/** Images must be JPEG documents of the actor's own (specification §3). */
async function wrongImages(db: Db, card: Partial<CardFields>, authorId: number): Promise<FieldErrors> {
  const fields: FieldErrors = {};
  for (const field of ['fimg', 'bimg'] as const) {
    const id = card[field];
    if (!id) continue;
    const image = await db
      .selectFrom('documents')
      .select('type')
      .where('id', '=', id)
      .where('entity_type', '=', 'CARDS')
      .where('authentications_id', '=', authorId)
      .executeTakeFirst();
    if (image?.type !== 'image/jpeg') fields[field] = 'L’image doit être un fichier JPEG que vous avez importé.';
  }
  return fields;
}

/**
 * Checks a card whole, as it will be.
 * @param changed the fields that came: images are checked only when they do
 * @throws 422 naming every wrong field
 */
export async function checkCard(db: Db, card: Partial<CardFields>, changed: Partial<CardFields>, authorId: number) {
  const images = await wrongImages(db, { fimg: changed.fimg, bimg: changed.bimg }, authorId);
  const fields = { ...wrongSides(card), ...(await wrongSubjects(db, card)), ...images };
  if (Object.keys(fields).length) throw invalid(fields);
}
