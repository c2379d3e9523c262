import type { Fixture } from './fixtures.ts';
import type { Place } from './places.ts';

const nothing: Fixture = { on: 'nothing', known: () => true };
const deck = ({ common }: Place) => ({
  data: Buffer.from('nom,prénom\nHaddad,Nour').toString('base64'),
  matter_id: common.matter_id,
});
const importedCards = ({ common }: Place) => ({
  rows: [{ line: 2, card: { front: 'Pérou', back: 'Lima', matter: null, subject: null, level: null, category: null } }],
  matter_id: common.matter_id,
});
const picture = () => ({ title: 'a.jpg', alt: 'Un chat', type: 'image/jpeg', data: 'bm8=' });

/** Routes about cards and their pictures. */
export const cardFixtures: Record<string, Fixture> = {
  'GET /cards': nothing,
  'GET /public_cards/:code': { ...nothing, params: ({ common }) => ({ code: common.qr_code }) },
  'GET /public_cards/:code/image': {
    ...nothing,
    params: ({ common }) => ({ code: common.qr_code }),
    but: ['NOT_FOUND'],
  },
  'GET /cards/:id': {
    on: 'card',
    known: ({ kind }, place) => place === 'mine' || kind === 'SUPERADMIN' || (kind === 'ADMIN' && place === 'beside'),
  },
  'POST /cards': {
    on: 'nothing',
    body: ({ common }) => ({ matter_id: common.matter_id, level: 'CE1', fline1: 'a', bline1: 'b' }),
  },
  'PATCH /cards/:id': { on: 'card', body: () => ({ bline1: 'cinquante-six' }) },
  'DELETE /cards/:id': { on: 'card' },
  'POST /cards/:id/duplicate': {
    on: 'card',
    known: ({ kind }, place) => place === 'mine' || kind === 'SUPERADMIN',
  },
  'POST /cards/import': { ...nothing, body: deck },
  'POST /cards/valid/import': { ...nothing, body: importedCards },
  'GET /cards/select': nothing,
  'PATCH /cards': { ...nothing, body: ({ card }) => ({ ids: [card.id], changes: { level: 'CE2' } }) },
  'POST /cards/batch': {
    ...nothing,
    body: ({ common }) => ({ cards: [{ matter_id: common.matter_id, level: 'CE1', fline1: 'a', bline1: 'b' }] }),
  },
  'GET /cards/operations': nothing,
  'POST /cards/operations/:id/undo': { on: 'cardOperation' },
  'GET /cards_images': nothing,
  'GET /cards_images/:id': { on: 'cardImage' },
  'POST /cards_images': { ...nothing, body: picture, but: ['FILE_TYPE_REFUSED'] },
  'PATCH /cards_images/:id': { on: 'cardImage', body: () => ({ alt: 'Un chat' }) },
  'DELETE /cards_images/:id': { on: 'cardImage' },
};
