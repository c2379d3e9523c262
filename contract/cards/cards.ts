import type { Level } from '../people/people.ts';

/** Kinds, states, cycles and layouts of cards (specification §3, §4; decisions §5). */
export const cardTypes = ['CERTIFIED', 'CUSTOM', 'COMMUNITY'] as const;
export type CardType = (typeof cardTypes)[number];
export const cardStatuses = ['DRAFT', 'FINAL', 'ARCHIVED'] as const;
export type CardStatus = (typeof cardStatuses)[number];
export const cycles = ['CP', '2', '3', '4', '5'] as const;
export type Cycle = (typeof cycles)[number];
export const patterns = ['top', 'center', 'bottom', 'full', 'none'] as const;
export type Pattern = (typeof patterns)[number];

export const cycleOf = (level: Level): Cycle => (level === 'CM1' || level === 'CM2' ? '3' : '2');

/** Lines that a side holds: 7 on the front and 8 on the back without an image, 2 beside one, none on a full image (decisions §5). */
export function maxLines(pattern: Pattern, side: 'front' | 'back'): number {
  if (pattern === 'full') return 0;
  if (pattern !== 'none') return 2;
  return side === 'front' ? 7 : 8;
}

type Next = Record<CardStatus, readonly CardStatus[]>;
const transitions: Next = { DRAFT: ['FINAL'], FINAL: ['DRAFT', 'ARCHIVED'], ARCHIVED: ['FINAL'] };

/** Whether a card may go from one status to another; FINAL → DRAFT needs besides that no pack holds it (decisions §5). */
export const mayBecome = (from: CardStatus, to: CardStatus) => from === to || transitions[from].includes(to);

type Lines = { [K in `line${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`]: string | null };

/** Written lines of a side, in order; inner empty ones kept, those at the end left out. */
export function linesOf(side: Lines): string[] {
  const { line1, line2, line3, line4, line5, line6, line7, line8 } = side;
  const lines = [line1, line2, line3, line4, line5, line6, line7, line8].map((line) => line ?? '');
  while (lines.at(-1) === '') lines.pop();
  return lines;
}
