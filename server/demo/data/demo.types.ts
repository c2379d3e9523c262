/** School level of a student or a card. */
export type DemoLevel = 'CP' | 'CE1' | 'CE2' | 'CM1' | 'CM2';

/** Code of a subject of the first rank; it opens `displayed_id` (`FR-CE1-0042`). */
export type SubjectCode = 'FR' | 'MA' | 'HI' | 'GE' | 'SC' | 'EM' | 'AN';

/** A drawing of `pictures/drawings.ts` on a side, under its lines, with the words for who can't see it: they don't answer the question. */
export type DemoPicture = { name: string; alt: string };

/**
 * One certified card as data. `front` holds at most 7 lines and `back` at most 8, each short enough to be
 * read on 63 × 88 mm; two lines beside a picture. When `typed` is set, `back[0]` alone is the expected answer and what follows explains it.
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
  frontPicture?: DemoPicture;
  backPicture?: DemoPicture;
  /** Set in cursive handwriting. */
  hand?: true;
  /** For two children together. */
  duo?: true;
  /** Both sides are in English. */
  english?: true;
};

/**
 * Which certified cards of the pack's level: a sub-subject, perhaps one or two categories of it, perhaps a slice of those. Cards of text alone, unless it
 * asks for those with a picture, in handwriting or for two.
 */
export type CardFilter = {
  subSubject: string;
  kind?: 'picture' | 'hand' | 'duo';
  category?: string[];
  skip?: number;
  take?: number;
};

/** One week's pack of a level, in the order in which a class meets them; at most 15 cards (the product's limit). */
export type DemoPack = { level: DemoLevel; title: string; icon: string; holds: CardFilter[] };
