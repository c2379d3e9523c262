import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { cardsApi } from '../view/cards.data.ts';
import { CardSpreadsheet } from './CardSpreadsheet.tsx';
import { cardSpreadsheetTexts } from './texts.ts';

const api = {
  ...cardsApi,
  'POST /cards/batch': { ids: [40, 41], operation_id: 9 },
  'POST /cards/operations/:id/undo': { nb_undone: 2, nb_kept: 0, kept: [] },
  'POST /cards_images': { id: 3, image: 503 },
} satisfies Answers;

const meta = {
  title: 'Shared features/Card spreadsheet',
  component: CardSpreadsheet,
  args: { back: '/schools/cards' },
  decorators: [
    hosted({ me: fakeMe('TEACHER'), texts: cardSpreadsheetTexts, route: '/schools/create-cards?form=many', api }),
  ],
} satisfies Meta<typeof CardSpreadsheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const withHost = (host: Partial<Hosting>) => ({ parameters: { host } });

/** A new spreadsheet, with empty rows. */
export const Default: Story = {};
export const LoadingSubjects: Story = withHost({ api: { ...api, 'GET /subjects/select': pending } });
export const SubjectsFailed: Story = withHost({ api: { ...api, 'GET /subjects/select': failing } });
export const Failed: Story = withHost({ api: { ...api, 'POST /cards/batch': failing } });
/** Offer 1, with two cards left. */
export const NearTheLimit: Story = withHost({ me: fakeMe('TEACHER', { offerId: 1, offer_id: 1, nbCards: 8 }) });
export const Refused: Story = withHost({
  api: {
    ...api,
    'POST /cards/batch': {
      statusCode: 422,
      code: 'INVALID',
      message: 'Certains champs sont à corriger.',
      fields: { 'cards.1.bline1': 'Le verso d’une carte publiée ne peut pas être vide.' },
    },
  },
});
export const English: Story = withHost({ locale: 'en' });
