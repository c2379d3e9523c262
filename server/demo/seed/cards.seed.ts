import { cycleOf } from '@memocartes/contract/levels/cycles';

import type { Db } from '../../database/database.ts';
import { displayedId, type NumberedCard, numberedCards } from '../cards/catalogue.ts';
import type { DemoCard, DemoPicture } from '../data/demo.types.ts';
import { subjects } from '../data/subjects.data.ts';
import { insertForIds, insertRows } from './generators/bulk.ts';
import type { Account } from './generators/context.ts';
import { type PictureIds, seedPictures } from './pictures.seed.ts';

/** The demo data of a certified card, with its id in the database. */
export type SeededCard = NumberedCard & { id: number };

const sideColumns = (letter: 'f' | 'b', lines: string[]) =>
  Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`${letter}line${i + 1}`, lines[i] || null]));

type SubjectIds = Map<string, number>;

/** Columns for the picture of a side, which is placed below the lines. */
const pictureColumns = (
  side: 'front' | 'back',
  letter: 'f' | 'b',
  picture: DemoPicture | undefined,
  ids: PictureIds,
) => ({
  [`${side}_pattern`]: picture ? 'bottom' : 'none',
  [`${side}_alt`]: picture?.alt ?? null,
  [`${letter}img`]: picture ? ids.get(picture.name)! : null,
});

/** Columns that certified cards and cards of teachers have in common. */
export const cardColumns = (card: DemoCard, ids: SubjectIds, pictures: PictureIds = new Map()) => ({
  cycle: cycleOf(card.level),
  level: card.level,
  matter_id: ids.get(card.parentSubject)!,
  subject_id: ids.get(card.subject)!,
  code: `${card.parentSubject}-${card.subject}`,
  category: card.category ?? null,
  activity: card.activity ?? null,
  is_lesson: card.activity === 'Leçon' || card.activity === 'Réciter',
  is_typed: card.typed ?? false,
  is_handwritten: card.hand ?? false,
  is_duo: card.duo ?? false,
  accents_count: card.subject === 'HO' || card.subject === 'CO',
  accepted_answers: card.accepted ?? [],
  ...sideColumns('f', card.front),
  ...sideColumns('b', card.back),
  ...pictureColumns('front', 'f', card.frontPicture, pictures),
  ...pictureColumns('back', 'b', card.backPicture, pictures),
});

/** Inserts the parent subjects and their subjects. @returns ids by code */
export async function seedSubjects(db: Db): Promise<SubjectIds> {
  const matters = await insertForIds(
    db,
    'subjects',
    subjects.map(({ name, code }) => ({ name, code })),
  );
  const children = subjects.flatMap((subject, i) =>
    subject.children.map((child) => ({ ...child, parent_id: matters[i]! })),
  );
  const ids = await insertForIds(
    db,
    'subjects',
    children.map(({ name, code, parent_id }) => ({ name, code, parent_id })),
  );
  return new Map([
    ...subjects.map(({ code }, i) => [code, matters[i]!] as [string, number]),
    ...children.map(({ code }, i) => [code, ids[i]!] as [string, number]),
  ]);
}

/** Inserts the certified cards, all of them published. @param author owner of their pictures */
export async function seedCards(db: Db, subjectIds: SubjectIds, author: Account): Promise<SeededCard[]> {
  const [edition] = await insertForIds(db, 'editions', [{ name: 'Mémocartes' }]);
  const catalogue = numberedCards();
  const pictures = await seedPictures(db, catalogue, author);
  const ids = await insertForIds(
    db,
    'cards',
    catalogue.map((card, i) => ({
      card_type: 'CERTIFIED' as const,
      status: 'FINAL' as const,
      displayed_id: card.displayedId,
      num_card: card.number,
      edition_id: edition!,
      position: i + 1,
      ...cardColumns(card, subjectIds, pictures),
    })),
  );
  return catalogue.map((card, i) => ({ ...card, id: ids[i]! }));
}

/** The last card number of each series; an example of a series is `FR-CE1`. */
export const lastNumbers = (cards: SeededCard[]) =>
  new Map(cards.map((card) => [`${card.parentSubject}-${card.level}`, card.number]));

/** Inserts the cards of a teacher, numbered after the existing cards of each series. Updates `numbers`. */
export async function seedTeacherCards(
  db: Db,
  subjectIds: SubjectIds,
  numbers: Map<string, number>,
  {
    cards,
    author,
    schoolId,
    type,
  }: { cards: DemoCard[]; author: Account; schoolId: number; type: 'CUSTOM' | 'COMMUNITY' },
): Promise<void> {
  await insertRows(
    db,
    'cards',
    cards.map((card) => {
      const series = `${card.parentSubject}-${card.level}`;
      const number = (numbers.get(series) ?? 0) + 1;
      numbers.set(series, number);
      return {
        authentications_id: author.authId,
        schools_id: schoolId,
        card_type: type,
        status: 'FINAL' as const,
        displayed_id: displayedId(series, number),
        num_card: number,
        ...cardColumns(card, subjectIds),
      };
    }),
  );
}
