import { cards } from '@memocartes/contract/cards/cards.routes';
import { cardsImport } from '@memocartes/contract/cards/import/cards-import.routes';
import { packs } from '@memocartes/contract/packs/packs.routes';

import { race, testWithTwoConnections } from '../testing/races.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

async function seedTrialSchool(nbCards: number) {
  const school = await server.seed.school({ offers_id: 3, nb_physical_boxes: 0 });
  const teacher = await server.seed.teacher({ schoolId: school.id });
  const parentSubject = await server.seed.subject();
  const body = { matter_id: parentSubject.id, level: 'CP' as const, fline1: 'Un', bline1: 'Deux' };
  const create = () => server.as(teacher).call(cards.create, { body });
  for (let i = 0; i < nbCards; i += 1) await create();
  const count = async () => (await server.as(teacher).body(cards.list, { query: { mine: 'true' } })).count;
  return { teacher, create, count, body };
}

testWithTwoConnections(
  'of 50 concurrent requests for a tenth card, one creates it [schools.limit-cards] [schools.limits-concurrent] [asvs:2.3.4]',
  async () => {
    const { create, count } = await seedTrialSchool(9);
    expect(await race(50, create)).toEqual({ '201': 1, '409 LIMIT_CARDS': 49 });
    expect(await count()).toBe(10);
  },
);

testWithTwoConnections('50 concurrent creations and copies make ten cards in all', async () => {
  const { teacher, create, count } = await seedTrialSchool(0);
  const { id } = await server.seed.card();
  const outcomes = await race(50, (n) => (n % 2 ? create() : server.as(teacher).call(cards.duplicate, { id })));
  expect(outcomes).toEqual({ '201': 10, '409 LIMIT_CARDS': 40 });
  expect(await count()).toBe(10);
});

testWithTwoConnections(
  'a card added to packs while it becomes a draft ends published and in a pack, or as a draft in no pack',
  async () => {
    const { teacher, body } = await seedTrialSchool(0);
    const draft = { status: 'DRAFT' as const };
    for (let round = 0; round < 5; round += 1) {
      const { id } = await server.as(teacher).body(cards.create, { body: { ...body, status: 'FINAL' } });
      await race(20, (n) =>
        n % 2
          ? server.as(teacher).call(cards.update, { id, body: draft })
          : server.as(teacher).call(packs.create, { body: { title: 'T', icon: 'book', cards: [id] } }),
      );
      const { status, in_pack } = await server.as(teacher).body(cards.view, { id });
      expect(in_pack).toBe(status === 'FINAL');
    }
  },
);

testWithTwoConnections('of 20 concurrent imports of three cards, three succeed as a whole', async () => {
  const { teacher, count, body } = await seedTrialSchool(0);
  const cardOf = (front: string) => ({ front, back: 'b', matter: null, subject: null, level: null, category: null });
  const outcomes = await race(20, (n) => {
    const rows = [1, 2, 3].map((line) => ({ line, card: cardOf(`${n} ${line}`) }));
    return server.as(teacher).call(cardsImport.valid, { body: { rows, matter_id: body.matter_id } });
  });
  expect(outcomes).toEqual({ '201': 3, '409 LIMIT_CARDS': 17 });
  expect(await count()).toBe(9);
});
