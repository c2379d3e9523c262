/** Types and statuses of cards. */
export const cardTypes = ['CERTIFIED', 'CUSTOM', 'COMMUNITY'] as const;
export type CardType = (typeof cardTypes)[number];
export const cardStatuses = ['DRAFT', 'FINAL', 'ARCHIVED'] as const;
export type CardStatus = (typeof cardStatuses)[number];

/** Features of a card, by which lists are filtered. */
export const cardFeatures = ['image', 'handwritten', 'duo', 'typed', 'lesson'] as const;
export type CardFeature = (typeof cardFeatures)[number];

type Next = Record<CardStatus, readonly CardStatus[]>;
const transitions: Next = { DRAFT: ['FINAL'], FINAL: ['DRAFT', 'ARCHIVED'], ARCHIVED: ['FINAL'] };

/** Whether a published card becomes a draft again, which requires that no pack contains it [cards.status]. */
export const becomesDraftAgain = (from: CardStatus, to: CardStatus): boolean => from === 'FINAL' && to === 'DRAFT';

/** Whether the status transition is allowed, apart from packs: see `becomesDraftAgain` [cards.status]. */
export const mayBecome = (from: CardStatus, to: CardStatus) => from === to || transitions[from].includes(to);

/** Maximum number of other accepted answers of a card [cards.typed-answer]. */
export const maxAcceptedAnswers = 10;

/** Names of the subjects in which accents count by default. */
export const subjectsWhereAccentsCount: readonly string[] = ['Homophones', 'Conjugaison'];

/** Whether accents count by default on a new card of this subject [cards.typed-answer]. */
export const accentsCountIn = (subjectName: string | undefined): boolean =>
  subjectsWhereAccentsCount.includes(subjectName ?? '');

/** School and author of a card for permission checks: `can(me, 'card:edit', cardSubject(card))`. */
export const cardSubject = (card: { schools_id: number | null; authentications_id: number | null }) => ({
  schoolId: card.schools_id,
  authorId: card.authentications_id,
});

type Lines = { [K in `line${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`]: string | null };

/** Lines of a side, in order; empty lines at the end are removed. */
export function linesOf(side: Lines): string[] {
  const { line1, line2, line3, line4, line5, line6, line7, line8 } = side;
  const lines = [line1, line2, line3, line4, line5, line6, line7, line8].map((line) => line ?? '');
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

/**
 * Number of lines of the back that are the answer: all 8 for a lesson card, one for a typed card. Undefined for other
 * cards, where the number depends on the text.
 */
export const answerLinesOf = (card: { is_typed: boolean; is_lesson: boolean }): number | undefined =>
  card.is_lesson ? 8 : card.is_typed ? 1 : undefined;
