import { fold } from '@memocartes/contract/text/fold';
import type { YearStudent } from '@memocartes/contract/year-change/year-change.routes';

/** Tabs of the list of students, each with a part of the list. */
export const views = ['all', 'repeat', 'leave', 'to_place', 'no_level'] as const;
export type View = (typeof views)[number];

/** Whether a tab shows a student. */
export function inView({ outcome, class_after }: YearStudent, view: View): boolean {
  switch (view) {
    case 'all':
      return true;
    case 'repeat':
      return outcome === 'REPEAT';
    case 'leave':
      return outcome === 'LEAVE';
    case 'to_place':
      return outcome !== 'LEAVE' && class_after === null;
    case 'no_level':
      return outcome === 'NO_LEVEL';
  }
}

/** Whether the name of a student or of the class contains the text, ignoring case and accents [interface.search]. */
export const matchesSearch = ({ firstname, lastname, class_ }: YearStudent, search: string) =>
  fold(`${firstname} ${lastname} ${class_?.name ?? ''}`).includes(fold(search.trim()));
