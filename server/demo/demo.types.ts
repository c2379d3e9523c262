/** School level of a pupil or a card. */
export type DemoLevel = 'CP' | 'CE1' | 'CE2' | 'CM1' | 'CM2';

/** Code of a subject of the first rank; it opens `displayed_id` (`FR-CE1-0042`). */
export type SubjectCode = 'FR' | 'MA' | 'HI' | 'GE' | 'SC' | 'EM' | 'AN';

/**
 * One certified card as data. `front` holds at most 7 lines and `back` at most 8 (decisions §5), each short enough to be
 * read on 63 × 88 mm. When `typed` is set, `back[0]` alone is the expected answer and what follows explains it.
 */
export type DemoCard = {
  level: DemoLevel;
  subject: SubjectCode;
  /** Code of the sub-subject, see `subjects.data.ts`. */
  subSubject: string;
  front: string[];
  back: string[];
  /** The front asks; without it the card is read as a rule or a list to recite. */
  question?: true;
  activity?: string;
  category?: string;
  typed?: true;
  /** Other right answers when it is typed. */
  accepted?: string[];
};
