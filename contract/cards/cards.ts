import type { Level } from '../people/people.ts';

/** Kinds, states and cycles of cards. */
export const cardTypes = ['CERTIFIED', 'CUSTOM', 'COMMUNITY'] as const;
export type CardType = (typeof cardTypes)[number];
export const cardStatuses = ['DRAFT', 'FINAL', 'ARCHIVED'] as const;
export type CardStatus = (typeof cardStatuses)[number];
export const cycles = ['CP', '2', '3', '4', '5'] as const;
export type Cycle = (typeof cycles)[number];

/** What a card can have besides its text, by which lists are narrowed. */
export const cardFeatures = ['image', 'handwritten', 'duo', 'typed', 'lesson'] as const;
export type CardFeature = (typeof cardFeatures)[number];

/** The cycle that a level is of [cards.cycles]. */
export const cycleOf = (level: Level): Cycle => (level === 'CM1' || level === 'CM2' ? '3' : '2');

/** Whether a card of this level may be of that cycle; CP is a cycle of its own besides. */
export const isOfCycle = (level: Level, cycle: Cycle) => cycle === cycleOf(level) || cycle === level;

type Next = Record<CardStatus, readonly CardStatus[]>;
const transitions: Next = { DRAFT: ['FINAL'], FINAL: ['DRAFT', 'ARCHIVED'], ARCHIVED: ['FINAL'] };

/** Whether a card may go from one status to another; FINAL → DRAFT needs besides that no pack holds it [cards.status]. */
export const mayBecome = (from: CardStatus, to: CardStatus) => from === to || transitions[from].includes(to);

/** Other answers that one card may take as right. */
export const maxAcceptedAnswers = 10;

/** Subjects whose cards take a wrong accent as a wrong answer, unless the card says otherwise. */
export const subjectsWhereAccentsCount: readonly string[] = ['Homophones', 'Conjugaison'];

/** Whether a new card of this subject is one where accents count. */
export const accentsCountIn = (subjectName: string | undefined): boolean =>
  subjectsWhereAccentsCount.includes(subjectName ?? '');

/** What the permission table asks of a card: `can(me, 'card:edit', cardSubject(card))`. */
export const cardSubject = (card: { schools_id: number | null; authentications_id: number | null }) => ({
  schoolId: card.schools_id,
  authorId: card.authentications_id,
});

type Lines = { [K in `line${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`]: string | null };

/** Written lines of a side, in order; inner empty ones kept, those at the end left out. */
export function linesOf(side: Lines): string[] {
  const { line1, line2, line3, line4, line5, line6, line7, line8 } = side;
  const lines = [line1, line2, line3, line4, line5, line6, line7, line8].map((line) => line ?? '');
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Lines of the back that are the answer: the first of a typed card, all of a lesson; undefined where it depends on the text. */
export const answerLinesOf = (card: { is_typed: boolean; is_lesson: boolean }): number | undefined =>
  card.is_lesson ? 8 : card.is_typed ? 1 : undefined;
