import type { Level } from '@memocartes/contract/levels/levels';

import { lastChoice } from '../../last-choice/index.ts';

/** The ids of a card's parent subject and subject, and its level. */
type SubjectAndLevel = {
  readonly matter_id: number | null;
  readonly subject_id: number | null;
  readonly level: Level | null;
};

const lastSubject = lastChoice<SubjectAndLevel>('memocartes.card-place');

/**
 * The subject and level of this account's last new card, the default for the next one: a teacher often writes several
 * cards on one subject.
 */
export const readLastSubject = (account: number): SubjectAndLevel => ({
  matter_id: null,
  subject_id: null,
  level: null,
  ...lastSubject.read(account),
});

/** Stores the subject and level of a new card. */
export const rememberSubject = (account: number, { matter_id, subject_id, level }: SubjectAndLevel): void =>
  lastSubject.remember(account, { matter_id, subject_id, level });
