import type { Level } from '@memocartes/contract/levels/levels';

import { lastChoice } from '../../last-choice/index.ts';

/** The place of a card: ids of its parent subject and its subject, and its level. */
type Place = {
  readonly matter_id: number | null;
  readonly subject_id: number | null;
  readonly level: Level | null;
};

const stored = lastChoice<Place>('memocartes.card-place');

/**
 * The place of this account's last new card, the default for the next one: a teacher often writes several cards on one
 * subject.
 */
export const readLastPlace = (account: number): Place => ({
  matter_id: null,
  subject_id: null,
  level: null,
  ...stored.read(account),
});

/** Stores the place of a new card. */
export const rememberPlace = (account: number, { matter_id, subject_id, level }: Place): void =>
  stored.remember(account, { matter_id, subject_id, level });
