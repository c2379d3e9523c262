import type { BulkVerdict } from '@memocartes/contract/cards/bulk/cards-bulk';
import type { BulkChanges } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import { becomesDraftAgain, mayBecome, subjectsWhereAccentsCount } from '@memocartes/contract/cards/cards';
import { cycleOf } from '@memocartes/contract/levels/cycles';
import type { Selectable } from 'kysely';

import type { Cards } from '../../database/tables/learning.ts';
import { wrongSides } from '../cards.check.ts';

/**
 * A card of a bulk call. `mayEdit`: whether the actor may change the card. `inPack`: whether a pack contains it.
 * `isLearnt`: whether students have revised it.
 */
export type BulkCard = Selectable<Cards> & { mayEdit: boolean; inPack: boolean; isLearnt: boolean };
export type Verdict = { verdict: BulkVerdict; message: string | null };

const verdict = (name: BulkVerdict, message: string | null = null): Verdict => ({ verdict: name, message });

export const notFound = verdict('NOT_FOUND', 'Cette carte n’existe plus.');
export const done = verdict('DONE');
const forbidden = verdict('FORBIDDEN', 'Cette carte n’est pas la vôtre\u00a0: dupliquez-la pour la modifier.');
export const notPublished = verdict(
  'NOT_PUBLISHED',
  'Seule une carte publiée entre dans un pack\u00a0: publiez-la d’abord.',
);

/** Columns that a bulk change writes: those requested, and those that follow from them. */
export type ChangedColumns = Partial<
  Pick<
    Selectable<Cards>,
    'status' | 'level' | 'cycle' | 'matter_id' | 'subject_id' | 'is_typed' | 'accents_count' | 'edition_id' | 'position'
  >
>;

/**
 * A level sets its cycle, and a new parent subject resets the subject. In homophones and conjugation accents count, so
 * a move to one of these subjects sets `accents_count`.
 */
export function columnsOf(
  { level, matter_id, subject_id, position_from: _from, ...rest }: BulkChanges,
  subject: string | undefined,
): ChangedColumns {
  return {
    ...Object.fromEntries(Object.entries<unknown>(rest).filter(([, value]) => value !== undefined)),
    ...(level !== undefined && { level, ...(level && { cycle: cycleOf(level) }) }),
    ...(matter_id !== undefined && { matter_id, subject_id: subject_id ?? null }),
    ...(subject && subjectsWhereAccentsCount.includes(subject) && { accents_count: true }),
  };
}

function wrongStatus(card: BulkCard, to: Cards['status']['__select__']): Verdict | undefined {
  if (!mayBecome(card.status, to)) {
    return verdict(
      'STATUS',
      card.status === 'DRAFT'
        ? 'Un brouillon ne s’archive pas\u00a0: supprimez-le, ou publiez-le d’abord.'
        : 'Cette carte ne peut pas changer ainsi de statut.',
    );
  }
  if (becomesDraftAgain(card.status, to) && card.inPack) {
    return verdict('IN_PACK', 'Cette carte est dans un pack\u00a0: elle ne peut pas redevenir un brouillon.');
  }
  return undefined;
}

/**
 * Outcome of a change for a card: DONE, UNCHANGED, or the reason for its refusal. A card that gets a position
 * (`isMoved`) is never UNCHANGED [cards.bulk] [cards.status].
 */
export function checkChange(card: BulkCard, changed: ChangedColumns, isMoved = false): Verdict {
  if (!card.mayEdit) return forbidden;
  const status = wrongStatus(card, changed.status ?? card.status);
  if (status) return status;
  const [wrong] = Object.values(wrongSides({ ...card, ...changed }));
  // The subject or level of an incomplete card may still change.
  if (wrong && changed.status && changed.status !== card.status) return verdict('INCOMPLETE', wrong);
  const same = Object.entries(changed).every(([name, value]) => card[name as keyof ChangedColumns] === value);
  return same && !isMoved ? verdict('UNCHANGED') : done;
}

/**
 * Outcome of a deletion: only a draft that no student has learnt and no pack contains is deleted [cards.status]
 * [cards.learnt-draft].
 */
export function checkRemoval(card: BulkCard): Verdict {
  if (!card.mayEdit) return forbidden;
  if (card.status !== 'DRAFT') {
    return verdict('NOT_DRAFT', 'Seul un brouillon peut être supprimé\u00a0: archivez cette carte.');
  }
  if (card.isLearnt || card.inPack) {
    return verdict('IN_USE', 'Des élèves ont appris cette carte\u00a0: publiez-la, puis archivez-la.');
  }
  return done;
}
