/** School level of a student or a card. */
export type DemoLevel = 'CP' | 'CE1' | 'CE2' | 'CM1' | 'CM2';

/** Code of a parent subject, and prefix of `displayed_id` (`FR-CE1-0042`). */
export type ParentSubjectCode = 'FR' | 'MA' | 'HI' | 'GE' | 'SC' | 'EM' | 'AN';

/** A drawing of `pictures/drawings.ts` below the lines of a side. Its alternative text does not reveal the answer. */
export type DemoPicture = { name: string; alt: string };

/**
 * A card: `front` has at most 7 lines and `back` at most 8; a side with a picture has at most 2. If `typed` is set,
 * `back[0]` is the expected answer and the other lines explain it.
 */
export type DemoCard = {
  level: DemoLevel;
  parentSubject: ParentSubjectCode;
  /** Code of the subject, see `subjects.data.ts`. */
  subject: string;
  front: string[];
  back: string[];
  /** Whether the front is a question; otherwise the card is a rule or a list to recite. */
  question?: true;
  activity?: string;
  category?: string;
  typed?: true;
  /** Other accepted typed answers. */
  accepted?: string[];
  frontPicture?: DemoPicture;
  backPicture?: DemoPicture;
  /** Set in cursive handwriting. */
  hand?: true;
  /** For two students together. */
  duo?: true;
  /** Both sides are in English. */
  english?: true;
};

/**
 * Selects certified cards of the pack's level by subject, optionally by categories and range. With `kind`, selects only
 * cards of that kind. Without `kind`, skips cards with pictures, in handwriting or for two students.
 */
export type CardFilter = {
  subject: string;
  kind?: 'picture' | 'hand' | 'duo';
  category?: string[];
  skip?: number;
  limit?: number;
};

/** A pack of a level for one week: at most 15 cards (the product's limit), in the order of the filters. */
export type DemoPack = { level: DemoLevel; title: string; icon: string; filters: CardFilter[] };
