import type { CardImportPreview, CardImportRow } from '@memocartes/contract/cards/import/cards-import.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { subjects } from '../view/cards.data.ts';
import { ImportCards } from './ImportCards.tsx';
import { cardsImportTexts } from './texts.ts';

const row = (line: number, front: string, back: string, more: Partial<CardImportRow> = {}): CardImportRow => ({
  line,
  card: { front, back, matter: null, subject: null, level: null, category: null },
  status: 'OK',
  message: null,
  ...more,
});

const rows = [
  row(2, 'Paris', 'France'),
  row(3, 'Madrid', '', { status: 'EMPTY_SIDE', message: 'Le verso est vide.' }),
  row(4, 'Lisbonne', 'Portugal'),
];
const preview: CardImportPreview = {
  rows,
  count: 3,
  nb_ok: 2,
  message: null,
  format: 'csv',
  nb_left: null,
  media: ['paris.png'],
};
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#fff" d="M0 0h3v2H0z"/><circle cx="1.5" cy="1" r=".6" fill="#b02"/></svg>',
)}`;
const japan = { name: 'japon.png', alt: 'Drapeau du Japon', pattern: 'center' as const };
const ankiPreview: CardImportPreview = {
  rows: [
    row(1, 'Paris', 'France', { left_out: [{ name: 'paris.mp3', reason: 'SOUND' }] }),
    row(2, '', 'Japon', {
      card: { front: '', back: 'Japon', matter: null, subject: null, level: null, category: null, front_image: japan },
    }),
    row(3, 'Le Rhin', 'Un fleuve', {
      left_out: [
        { name: 'rhin.svg', reason: 'FORMAT' },
        { name: 'carte-du-rhin.jpg', reason: 'MISSING' },
      ],
    }),
    row(4, 'Lisbonne', '', { status: 'EMPTY_SIDE', message: 'Le verso est vide.' }),
  ],
  count: 4,
  nb_ok: 3,
  message: null,
  nb_left: null,
  format: 'apkg',
  pictures: { 'japon.png': picture },
  media: ['paris.mp3', 'rhin.svg', 'carte-du-rhin.jpg'],
};
const api = {
  'GET /subjects/select': { subjects, count: subjects.length },
  'POST /cards/import': preview,
  'POST /cards/valid/import': { count: 2, rows: [], operation_id: 5 },
} satisfies Answers;

const meta = {
  title: 'Shared features/Import of cards',
  component: ImportCards,
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: cardsImportTexts, route: '/schools/cards', api })],
} satisfies Meta<typeof ImportCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (responses: Answers) => ({ parameters: { host: { api: { ...api, ...responses } } } });

export const Default: Story = {};
export const Reading: Story = withResponses({ 'POST /cards/import': pending });
export const OverTheLimit: Story = {
  parameters: {
    host: {
      me: fakeMe('TEACHER', { offerId: 3, offer_id: 3, nbCards: 9 }),
      api: {
        ...api,
        'POST /cards/import': { ...preview, nb_left: 1, message: 'Votre offre permet 10 cartes personnalisées.' },
      },
    },
  },
};
/** Offer 1: the limit of ten custom cards is reached. */
export const AtTheLimit: Story = {
  parameters: { host: { me: fakeMe('TEACHER', { offerId: 1, offer_id: 1, nbCards: 10 }) } },
};
export const AnkiPackage: Story = withResponses({ 'POST /cards/import': ankiPreview });
export const Failed: Story = withResponses({ 'POST /cards/valid/import': failing });
export const English: Story = { parameters: { host: { locale: 'en' } } };
