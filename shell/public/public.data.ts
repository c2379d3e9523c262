import type { PublicCard } from '@memocartes/contract/cards/public/public-cards.routes';
import type { ErrorAnswer } from '@memocartes/shared-shell/fake-host/testing';

/** The API's response about a printed card, for a visitor. */
export const printedCard: PublicCard = {
  front: { pattern: 'none', alt: null, has_image: false, lines: ['7 × 8 = ?'] },
  is_handwritten: false,
  level: 'CE2',
  parent_subject: 'Mathématiques',
  subject: 'Tables',
  card: null,
  at_home: null,
  is_tablet: false,
};

export const unknownCard: ErrorAnswer = { statusCode: 404, code: 'NOT_FOUND', message: 'Introuvable' };

const account = (role: 'ADMIN' | 'TEACHER' | 'USER', label: string, email: string) => ({
  role,
  label,
  email: `${email}@demo.memocartes.fr`,
  password: 'demonstration',
});

export const demoAccounts = [
  account('ADMIN', 'Direction, école abonnée', 'direction'),
  account('TEACHER', 'Enseignante, école abonnée', 'enseignante'),
  account('USER', 'Parent de deux enfants', 'parent'),
];
