import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { card, cardsApi, draft, published, shared } from '../view/cards.data.ts';
import { CardEditorPage } from './CardEditorPage.tsx';
import { cardEditorTexts } from './texts.ts';

const image = { image: 501, is_mine: true, date_create: '2026-11-20T09:00:00Z' };
const images = [
  { ...image, id: 1, title: 'volcan.jpg', alt: 'Un volcan en éruption', nb_cards: 0 },
  { ...image, id: 2, image: 502, title: 'coeur.jpg', alt: 'Le cœur et ses vaisseaux', nb_cards: 2 },
];
const api = {
  ...cardsApi,
  'GET /cards/:id': draft,
  'POST /cards': { id: 40 },
  'PATCH /cards/:id': draft,
  'GET /cards_images': { cards_images: images, count: images.length },
  'GET /cards_images/:id': images[0],
  'PATCH /cards_images/:id': images[0],
  'POST /cards_images': { id: 3, image: 503 },
  'DELETE /cards_images/:id': null,
} satisfies Answers;

const meta = {
  title: 'Shared features/Card editor',
  component: CardEditorPage,
  args: { back: { label: 'Cartes', to: '/schools/cards' } },
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: cardEditorTexts, route: '/schools/create-cards', api })],
} satisfies Meta<typeof CardEditorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withHost = (host: Partial<Hosting>) => ({ parameters: { host } });
const withResponses = (responses: Answers) => withHost({ api: { ...api, ...responses } });
const onFreeOffer = (nbCards: number) => withHost({ me: fakeMe('TEACHER', { offerId: 3, offer_id: 3, nbCards }) });

export const Default: Story = {};
export const Draft: Story = { args: { id: draft.id } };
export const Published: Story = { args: { id: published.id }, ...withResponses({ 'GET /cards/:id': published }) };
const used = { ...published, in_pack: true };
/** Two packs of colleagues and one of another school contain the card. */
export const InOtherPacks: Story = {
  args: { id: used.id },
  ...withResponses({ 'GET /cards/:id': used, 'GET /cards/:id/uses': { colleagues: 2, other_schools: 1 } }),
};
/** A school admin edits a card of a teacher, and cannot create cards. */
export const InOtherPacksAdmin: Story = {
  args: { id: used.id },
  ...withHost({
    me: fakeMe('ADMIN'),
    api: { ...api, 'GET /cards/:id': used, 'GET /cards/:id/uses': { colleagues: 1, other_schools: 0 } },
  }),
};
/** Offer 3: seven of the ten custom cards are used. */
export const NearTheLimit: Story = onFreeOffer(7);
export const AtTheLimit: Story = onFreeOffer(10);
export const OfAnotherTeacher: Story = { args: { id: shared.id }, ...withResponses({ 'GET /cards/:id': shared }) };
export const Loading: Story = { args: { id: draft.id }, ...withResponses({ 'GET /cards/:id': pending }) };
export const Failed: Story = { args: { id: draft.id }, ...withResponses({ 'GET /cards/:id': failing }) };
export const NoImage: Story = withResponses({ 'GET /cards_images': { cards_images: [], count: 0 } });
export const Refused: Story = {
  args: { id: draft.id },
  ...withResponses({
    'PATCH /cards/:id': {
      statusCode: 422,
      code: 'INVALID',
      message: 'Certains champs sont à corriger.',
      fields: { subject_id: 'Cette sous-matière n’est pas de la matière choisie.' },
    },
  }),
};
export const LimitReachedMeanwhile: Story = withResponses({
  'POST /cards': {
    statusCode: 409,
    code: 'LIMIT_CARDS',
    message:
      'Vous avez atteint le nombre maximum de cartes personnalisées\u00a0: supprimez-en, ou écrivez-nous pour changer d’offre.',
  },
});
/** A superadmin also sets the card's position in an edition. */
export const Certified: Story = {
  args: { id: 12, back: { label: 'Cartes certifiées', to: '/superadmin/certified-cards' } },
  ...withHost({
    me: fakeMe('SUPERADMIN'),
    api: {
      ...api,
      'GET /cards/:id': card(12, { edition_id: 1, position: 7, code: 'MC-M-07', activity: 'Tables', question: '3 b' }),
      'GET /editions': {
        editions: [
          { id: 1, name: 'Mémocartes', nb_cards: 214, version: 1 },
          { id: 2, name: 'Édition 2027', nb_cards: 0, version: 1 },
        ],
        count: 2,
      },
    },
  }),
};
export const English: Story = withHost({ locale: 'en' });
