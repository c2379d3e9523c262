import type { CardImportPreview, CardImportRow } from '@memocartes/contract/cards/cards-import.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import { subjects } from '../cards/cards.data.ts';
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
const preview: CardImportPreview = { rows, count: 3, nb_ok: 2, message: null, format: 'csv', media: ['paris.png'] };
const api = {
  'GET /subjects/select': { subjects, count: subjects.length },
  'POST /cards/import': preview,
  'POST /cards/valid/import': { count: 2, rows: [] },
};

const meta = {
  title: 'Shared features/Import of cards',
  component: ImportCards,
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: cardsImportTexts, route: '/schools/cards', api })],
} satisfies Meta<typeof ImportCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answers: Record<string, unknown>) => ({ parameters: { host: { api: { ...api, ...answers } } } });

export const Default: Story = {};
export const Reading: Story = answering({ 'POST /cards/import': pending });
export const OverTheLimit: Story = answering({
  'POST /cards/import': { ...preview, message: 'Le fichier contient plus de cartes que votre offre n’en permet (10).' },
});
export const Failed: Story = answering({ 'POST /cards/valid/import': failing });
export const English: Story = { parameters: { host: { locale: 'en' } } };
