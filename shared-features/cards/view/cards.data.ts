import type { Card, CardSide } from '@memocartes/contract/cards/cards.routes';
import type { SubjectOption } from '@memocartes/contract/subjects/subjects.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

const side = (line1: string, more: Partial<CardSide> = {}): CardSide => ({
  pattern: 'none',
  image: null,
  alt: null,
  line1,
  line2: null,
  line3: null,
  line4: null,
  line5: null,
  line6: null,
  line7: null,
  line8: null,
  ...more,
});

/** A certified card of the 7 times table; `more` overrides its fields. */
export const card = (id: number, more: Partial<Card> = {}): Card => ({
  id,
  version: 1,
  displayed_id: `MA-CE2-00${id}`,
  qr_code: `7F3A09C2E81B${String(id).padStart(4, '0')}`,
  card_type: 'CERTIFIED',
  status: 'FINAL',
  cycle: '2',
  level: 'CE2',
  matter_id: 2,
  subject_id: 14,
  parent_subject: { id: 2, name: 'Mathématiques' },
  subject: { name: 'Tables de multiplication' },
  edition_id: null,
  num_card: id,
  code: null,
  category: 'Table de 7',
  activity: null,
  question: null,
  position: null,
  is_duo: false,
  is_lesson: false,
  is_typed: false,
  is_handwritten: false,
  accents_count: false,
  accepted_answers: [],
  authentications_id: null,
  is_mine: false,
  in_pack: false,
  schools_id: null,
  school_name: null,
  front_side: side(`7 × ${id - 10} = ?`),
  back_side: side(String(7 * (id - 10))),
  ...more,
});

const ownCard: Partial<Card> = {
  card_type: 'CUSTOM',
  is_mine: true,
  authentications_id: 10,
  schools_id: 1,
  school_name: 'École Jules-Ferry',
  matter_id: 1,
  subject_id: null,
  parent_subject: { id: 1, name: 'Français' },
  subject: null,
  category: null,
  level: 'CE1',
};

/** A custom card of the signed-in teacher. */
export const published = card(21, {
  ...ownCard,
  displayed_id: 'FR-CE1-0021',
  is_handwritten: true,
  front_side: side('être, au futur :', { line2: 'nous…' }),
  back_side: side('nous serons'),
});
export const draft = card(22, {
  ...ownCard,
  displayed_id: 'FR-CE1-0022',
  status: 'DRAFT',
  front_side: side('Le pluriel de « cheval »'),
  back_side: side('des chevaux'),
});
const archived = card(23, {
  ...ownCard,
  displayed_id: 'FR-CE1-0023',
  status: 'ARCHIVED',
  front_side: side('a ou à ?'),
  back_side: side('Si on peut dire « avait », c’est « a ».'),
});
/** A community card of another school. */
export const shared = card(24, {
  ...ownCard,
  displayed_id: 'FR-CE1-0024',
  card_type: 'COMMUNITY',
  is_mine: false,
  authentications_id: null,
  schools_id: 2,
  school_name: 'École des Tilleuls, Lyon',
  front_side: side('Un mot qui contient', { line2: 'le son « ill »' }),
  back_side: side('une abeille'),
});
/** All cards of the stories: certified, community, and custom cards in each status. */
export const cards: readonly Card[] = [
  ...Array.from({ length: 8 }, (_, i) => card(12 + i)),
  shared,
  published,
  draft,
  archived,
];

export const subjects: SubjectOption[] = [
  { id: 1, name: 'Français', parent_id: null, code: 'FR' },
  { id: 2, name: 'Mathématiques', parent_id: null, code: 'MA' },
  { id: 14, name: 'Tables de multiplication', parent_id: 2, code: 'TA' },
  { id: 15, name: 'Conjugaison', parent_id: 1, code: 'CO' },
];

/** API responses for stories of the card screens. */
export const cardsApi = {
  'GET /cards': { cards, count: cards.length },
  'GET /cards/operations': { operations: [] },
  'GET /subjects/select': ({ query }: { readonly query: URLSearchParams }) => {
    const parents = subjects.filter(({ parent_id }) => !query.has('parent_id') || parent_id === null);
    return { subjects: parents, count: parents.length };
  },
  'GET /subjects/:id': ({ params }: { readonly params: Record<string, string> }) => ({
    ...subjects.find(({ id }) => String(id) === params.id),
    parent: null,
    children: subjects.filter(({ parent_id }) => String(parent_id) === params.id),
  }),
} satisfies Answers;
