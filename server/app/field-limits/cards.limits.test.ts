import { cards } from '@memocartes/contract/cards/cards.routes';
import { cardsImages } from '@memocartes/contract/cards/images/cards-images.routes';
import { cardsImport } from '@memocartes/contract/cards/import/cards-import.routes';
import { patterns } from '@memocartes/contract/cards/layout/patterns';
import { levels } from '@memocartes/contract/levels/levels';

import { jpeg } from '../../testing/files/images.ts';
import { expectAccepted, expectRefused, type LimitsCase, type LimitsFixture, openFixture } from './fixture.ts';
import type { Limits } from './values.ts';
import * as values from './values.ts';

let fixture: LimitsFixture;
let matter: { id: number };
let card: { id: number };
let data: string;

beforeAll(async () => {
  fixture = await openFixture();
  matter = await fixture.server.seed.subject();
  card = await fixture.server.seed.card({ matter_id: matter.id, status: 'DRAFT' });
  data = (await jpeg(4, 4)).toString('base64');
});

afterAll(() => fixture.server.close());

const lineText = values.orNull(values.textOf(120));
const shortText = values.orNull(values.textOf(100));
const wrongIds = [...values.ids.bad, 2_147_483_647];

const cardFields = (): Record<string, Limits> => ({
  level: { good: [...levels, null], bad: ['6EME', ...values.oneOf(levels).bad] },
  // CE1 belongs to cycle 2: another cycle or none is refused.
  cycle: { good: ['2'], bad: ['1', '6', '3', 2, '', null] },
  matter_id: { good: [], bad: wrongIds },
  subject_id: { good: [null], bad: wrongIds },
  status: { good: [], bad: ['ARCHIVED', 'AUTRE', '', 1, null] },
  card_type: { good: ['CERTIFIED', 'CUSTOM', 'COMMUNITY'], bad: ['AUTRE', '', 1, null] },
  edition_id: { good: [null], bad: wrongIds },
  code: shortText,
  category: shortText,
  activity: shortText,
  question: shortText,
  is_duo: values.booleans,
  is_lesson: values.booleans,
  is_typed: values.booleans,
  is_handwritten: values.booleans,
  accents_count: values.booleans,
  front_pattern: { good: patterns.filter((pattern) => pattern !== 'full'), bad: values.oneOf(patterns).bad },
  back_alt: values.orNull(values.textOf(200)),
  fimg: { good: [null], bad: wrongIds },
  fline1: lineText,
  fline7: { good: ['Sept'], bad: lineText.bad },
  fline8: { good: [null, ''], bad: ['Huit', ...lineText.bad] },
  bline8: lineText,
  position: { good: [0, null], bad: [1.5, '1', 3_000_000_000, true, {}] },
});

const cardBody = () => ({ matter_id: matter.id, level: 'CE1', fline1: 'Je', bline1: 'suis' });
const readCard = (id: number) => fixture.row('cards', id);

describe('POST /cards', () => {
  const limits = (): LimitsCase => ({
    route: cards.create,
    as: fixture.superadmin,
    body: cardBody,
    fields: cardFields(),
    read: readCard,
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written [cards.lines]', () =>
    expectRefused(fixture, limits()));

  test('at its limits each field, except type and layout, is accepted and stored as typed', async () => {
    const { card_type, front_pattern, ...fields } = cardFields();
    expect(card_type && front_pattern).toBeDefined();
    await expectAccepted(fixture, { ...limits(), fields });
  });
});

describe('PATCH /cards/:id', () => {
  const limits = (): LimitsCase => ({
    route: cards.update,
    as: fixture.superadmin,
    params: { id: card.id },
    body: () => ({ level: 'CE1' }),
    fields: cardFields(),
    read: () => readCard(card.id),
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written', async () => {
    const { status, ...fields } = cardFields();
    const wrongStatus = { good: [], bad: status!.bad.filter((value) => value !== 'ARCHIVED') };
    await expectRefused(fixture, { ...limits(), fields: { ...fields, status: wrongStatus } });
  });
});

describe('POST /cards/valid/import', () => {
  const importedCard = { front: 'Pérou', back: 'Lima', matter: null, subject: null, level: null, category: null };
  const row = (card: object = {}) => [{ line: 2, card: { ...importedCard, ...card } }];

  const limits = (): LimitsCase => ({
    route: cardsImport.valid,
    as: fixture.superadmin,
    body: () => ({ rows: row(), matter_id: matter.id }),
    fields: {
      rows: {
        good: [row({ front: 'a'.repeat(120) })],
        bad: [
          [],
          'x',
          null,
          {},
          [1],
          row({ front: 1 }),
          row({ back: 'a'.repeat(2_001) }),
          Array(1_001).fill(row()[0]),
          ...[{ pattern: 'none' }, { name: 'a'.repeat(256) }, { alt: 'a'.repeat(201) }].map((wrong) =>
            row({ front_image: { name: 'a.jpg', alt: 'a', pattern: 'top', ...wrong } }),
          ),
        ],
      },
      data: { good: [''], bad: [42, null, {}] },
      matter_id: { good: [null], bad: values.ids.bad },
      subject_id: { good: [null], bad: values.ids.bad },
      level: { good: [...levels, null], bad: values.oneOf(levels).bad },
      status: { good: ['DRAFT', 'FINAL'], bad: ['ARCHIVED', '', 1, null] },
    },
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written', () =>
    expectRefused(fixture, limits()));

  test('at its limits each field is accepted', () => expectAccepted(fixture, limits()));
});

describe('POST /cards_images', () => {
  const textFields = { title: values.requiredLineOf(255), alt: values.requiredLineOf(200) };

  const limits = (): LimitsCase => ({
    route: cardsImages.create,
    as: fixture.superadmin,
    body: () => ({ title: 'chat.jpg', alt: 'Un chat', type: 'image/jpeg', data }),
    fields: {
      ...textFields,
      type: { good: [], bad: ['image/png', 'image/svg+xml', '', 1, null] },
      description: values.orNull(values.lineOf(200)),
      data: { good: [`data:image/jpeg;base64,${data}`], bad: ['', '%%%', 42, null, {}] },
    },
  });

  test('values beyond the limits of a field are refused, with a French message for that field, and nothing is written [cards.images]', () =>
    expectRefused(fixture, limits()));

  test('at its limits each field is accepted', () => expectAccepted(fixture, limits()));

  test('PATCH: title and alternative text have the same limits', async () => {
    const body = await fixture.server.as(fixture.superadmin).body(cardsImages.create, {
      body: { title: 'chien.jpg', alt: 'Un chien', type: 'image/jpeg', data },
    });
    const readImage = () => fixture.server.as(fixture.superadmin).body(cardsImages.view, { id: body.id });
    const change = {
      ...limits(),
      route: cardsImages.update,
      params: { id: body.id },
      body: () => ({}),
      fields: textFields,
      read: readImage,
    };
    await expectRefused(fixture, change);
    await expectAccepted(fixture, change);
  });
});
