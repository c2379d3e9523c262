import { randomUUID } from 'node:crypto';

import { cards as cardRoutes } from '@memocartes/contract/cards/cards.routes';
import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { packs } from '@memocartes/contract/packs/packs.routes';

import {
  createClassroom,
  givePack,
  holidayWeek,
  laterWeek,
  partlyFreeWeek,
  schoolWeek,
  someCards,
} from '../testing/classroom.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const thisWeek = mondayOf(today());

async function seedClassroom() {
  const classroom = await createClassroom(server);
  const { cards } = await someCards(server, 4);
  return { ...classroom, cards, body: { title: 'Tables', icon: 'book', cards } };
}

const createPack = async (classroom: Awaited<ReturnType<typeof seedClassroom>>) =>
  (await server.as(classroom.teacher).body(packs.create, { body: classroom.body })).id;

describe('create', () => {
  test('stores cards in order and assigns the pack to the class for the week', async () => {
    const { teacher, class_, cards, body } = await seedClassroom();
    const order = [cards[2]!, cards[0]!, cards[1]!];
    const created = await server
      .as(teacher)
      .call(packs.create, { body: { ...body, cards: order, classes_id: class_.id, week: schoolWeek } });
    expect(created).toMatchObject({ status: 201, body: { warnings: [] } });
    const pack = await server.as(teacher).body(packs.view, { id: created.body.id });
    expect(pack.cards.map(({ id }) => id)).toEqual(order);
    expect(pack.classes).toMatchObject([{ classes_id: class_.id, name: 'CE1 A', week: schoolWeek }]);
    expect(pack).toMatchObject({ nb_cards: 3, author: { firstname: 'Camille' } });
  });

  test.each([
    ['a teacher of the school', 'colleague', 201],
    ['a school admin', 'schoolAdmin', 201],
    ['a follower', 'follower', 403],
  ] as const)('%s (%s) gets %i', async (_who, name, status) => {
    const classroom = await seedClassroom();
    expect(await server.as(classroom[name]).status(packs.create, { body: classroom.body })).toBe(status);
  });

  test('a pack is created and assigned once if its request is sent twice, and each response has the same warnings [interface.request-once]', async () => {
    const { teacher, class_, body } = await seedClassroom();
    const assigned = { ...body, classes_id: class_.id, week: partlyFreeWeek, request_id: randomUUID() };
    const create = () => server.as(teacher).call(packs.create, { body: assigned });
    const responses = [...(await Promise.all([create(), create()])), await create()];
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const response of responses) expect(response.body).toEqual(responses[0]!.body);
    expect(responses[0]!.body.warnings).toMatchObject([{ code: 'PACK_WEEK_PARTLY_HOLIDAY' }]);
    expect((await server.as(teacher).body(packs.list)).count).toBe(1);
  });

  test('requires a sign-in, and a class of the teacher [permissions.packs]', async () => {
    const { body, class_, colleague, stranger } = await seedClassroom();
    expect(await server.anonymous.status(packs.create, { body })).toBe(401);
    const assigned = { ...body, classes_id: class_.id, week: schoolWeek };
    expect(await server.as(colleague).status(packs.create, { body: assigned })).toBe(403);
    expect(await server.as(stranger).status(packs.create, { body: assigned })).toBe(404);
    expect((await server.as(stranger).body(packs.list)).count).toBe(0);
  });

  test.each([
    ['no card', { cards: [] }, 'cards'],
    ['16 cards', { cards: Array.from({ length: 16 }, (_, i) => i + 1) }, 'cards'],
    ['one card twice', { cards: [1, 1] }, 'cards'],
    ['a card that does not exist', { cards: [2_000_000] }, 'cards'],
    ['no title', { title: ' ' }, 'title'],
    ['no icon', { icon: '' }, 'icon'],
    ['a class without its week', { classes_id: 1 }, 'week'],
    ['a week that does not begin on Monday', { classes_id: 1, week: '2026-12-08' }, 'week'],
  ])('%s is refused with the name of the field [packs.max-cards] [packs.required]', async (_what, wrong, field) => {
    const { teacher, body } = await seedClassroom();
    const { status, error } = await server.as(teacher).call(packs.create, { body: { ...body, ...wrong } });
    expect({ status, fields: Object.keys(error.fields ?? {}) }).toEqual({ status: 422, fields: [field] });
  });

  test('refuses drafts and a colleague’s custom cards, accepts community cards [packs.cards]', async () => {
    const { teacher, colleague, body } = await seedClassroom();
    const draft = await server.seed.card({ status: 'DRAFT' });
    const custom = await server.seed.card({ card_type: 'CUSTOM', authentications_id: colleague.id });
    for (const { id } of [draft, custom]) {
      expect(await server.as(teacher).status(packs.create, { body: { ...body, cards: [id] } })).toBe(422);
    }
    const shared = await server.seed.card({ card_type: 'COMMUNITY', authentications_id: colleague.id });
    expect(await server.as(teacher).status(packs.create, { body: { ...body, cards: [shared.id] } })).toBe(201);
  });

  describe('with a colleague’s custom cards', () => {
    /** A pack of the teacher with two custom cards of this teacher, which `copy` puts in a pack of another person. */
    async function seedOwnCards() {
      const classroom = await seedClassroom();
      const { teacher, school, body } = classroom;
      const custom = async () =>
        (await server.seed.card({ card_type: 'CUSTOM', schools_id: school.id, authentications_id: teacher.id })).id;
      const cards = [await custom(), await custom()];
      const source = await givePack(server, classroom, cards);
      const copy = (person: Person, ids = cards) =>
        server.as(person).call(packs.create, { body: { ...body, cards: ids } });
      return { ...classroom, source, ownCards: cards, copy };
    }

    test('accepts those in a pack of the school, from each of its staff; another school’s teacher gets 422 [packs.cards] [packs.duplicate]', async () => {
      const { colleague, schoolAdmin, stranger, teacher, ownCards, copy } = await seedOwnCards();
      for (const person of [teacher, colleague, schoolAdmin]) expect((await copy(person)).status).toBe(201);
      const { body } = await copy(colleague);
      const created = await server.as(colleague).body(packs.view, { id: body.id });
      expect(created).toMatchObject({ authentications_id: colleague.id, cards: ownCards.map((id) => ({ id })) });
      expect((await copy(stranger)).error.fields).toEqual({
        cards:
          'Les cartes n°\u00a01, 2 ne peuvent pas entrer dans ce pack\u00a0: elles ne sont plus publiées, ou ne sont pas partagées. Retirez-les.',
      });
    });

    test('a pack of another school makes no card of that school usable, even if that pack contains it [packs.cards]', async () => {
      const { stranger, ownCards, copy } = await seedOwnCards();
      const elsewhere = await server.db
        .insertInto('packs')
        .values({ title: 'P', icon: 'star', schools_id: stranger.schoolId!, authentications_id: stranger.id })
        .returning('id')
        .executeTakeFirstOrThrow();
      const rows = ownCards.map((cards_id, index) => ({ packs_id: elsewhere.id, cards_id, position: index + 1 }));
      await server.db.insertInto('packs_cards').values(rows).execute();
      expect((await copy(stranger)).status).toBe(422);
    });

    test('the list of cards shows those in packs of the school on request, not to another school; the list without this filter hides them [packs.school-cards] [cards.visible]', async () => {
      const { teacher, colleague, stranger, source, ownCards, cards } = await seedOwnCards();
      const [first, second] = ownCards as [number, number];
      const list = async (person: Person, query: Record<string, unknown>) =>
        (await server.as(person).body(cardRoutes.list, { query: { nb_items: 100, ...query } })).cards.map(
          ({ id }) => id,
        );
      const inPacks = { in_school_pack: 'true' };
      for (const person of [teacher, colleague]) expect((await list(person, inPacks)).toSorted()).toEqual(ownCards);
      expect(await list(stranger, inPacks)).toEqual([]);
      const visible = await list(colleague, {});
      expect(visible).toEqual(expect.arrayContaining(cards));
      expect(visible).not.toContain(first);
      await server.db.updateTable('cards').set({ status: 'ARCHIVED' }).where('id', '=', first).execute();
      expect(await list(colleague, inPacks)).toEqual([second]);
      await server.as(teacher).call(packs.remove, { id: source.id });
      expect(await list(colleague, inPacks)).toEqual([]);
    });

    test('names the cards that left the source pack or were archived meanwhile; a copy keeps those archived later [packs.cards] [packs.duplicate]', async () => {
      const { teacher, colleague, source, ownCards, cards, copy } = await seedOwnCards();
      const [first, second] = ownCards as [number, number];
      const ids = [cards[0]!, first, second];
      await server.as(teacher).call(packs.removeCard, { id: source.id, card_id: first });
      const refused =
        'La carte n°\u00a02 ne peut pas entrer dans ce pack\u00a0: elle n’est plus publiée, ou n’est pas partagée. Retirez-la.';
      expect((await copy(colleague, ids)).error.fields).toEqual({ cards: refused });

      const kept = await copy(colleague, [second]);
      await server.db.updateTable('cards').set({ status: 'ARCHIVED' }).where('id', '=', second).execute();
      expect((await copy(colleague, [cards[0]!, second])).error.fields).toEqual({ cards: refused });
      await server.as(teacher).call(packs.remove, { id: source.id });
      const body = { cards: [second, cards[0]!] };
      expect(await server.as(colleague).call(packs.update, { id: kept.body.id, body })).toMatchObject({
        status: 200,
        body: { cards: [{ id: second, status: 'ARCHIVED' }, { id: cards[0] }] },
      });
    });

    test('a card in a colleague’s pack can’t become a draft, and its author still edits and archives it [packs.cards] [cards.status]', async () => {
      const { teacher, colleague, source, ownCards, copy } = await seedOwnCards();
      const [id] = ownCards as [number, number];
      await copy(colleague);
      await server.as(teacher).call(packs.remove, { id: source.id });
      const change = (status: 'DRAFT' | 'ARCHIVED') =>
        server.as(teacher).call(cardRoutes.update, { id, body: { status } });
      expect((await change('DRAFT')).error.code).toBe('STILL_USED');
      expect((await change('ARCHIVED')).status).toBe(200);
      expect(await server.as(colleague).status(cardRoutes.update, { id, body: { status: 'FINAL' } })).toBe(404);
    });
  });
});

describe('replace', () => {
  test('a teacher of the class creates a pack in the place of a colleague’s pack of a week; others are refused and nothing changes [packs.replace]', async () => {
    const classroom = await seedClassroom();
    const { class_, colleague, teacher, stranger, follower } = classroom;
    const source = await givePack(server, classroom, classroom.cards, schoolWeek);
    const body = { ...classroom.body, classes_id: class_.id, week: schoolWeek, replaces: source.id };
    const weekPack = async () => {
      const query = { from: schoolWeek, to: schoolWeek };
      return (await server.as(teacher).body(packs.weeks, { id: class_.id, query })).weeks[0]!.pack?.id;
    };
    const replace = (person: Person) => server.as(person).status(packs.create, { body });
    expect(await server.anonymous.status(packs.create, { body })).toBe(401);
    expect(await Promise.all([colleague, stranger, follower].map(replace))).toEqual([403, 404, 403]);
    expect(await weekPack()).toBe(source.id);

    await server.seed.teach(colleague.userId, class_.id);
    const created = await server.as(colleague).call(packs.create, { body });
    expect(created.status).toBe(201);
    expect(await weekPack()).toBe(created.body.id);
    expect((await server.as(teacher).body(packs.view, { id: source.id })).classes).toEqual([]);
  });

  test('the other teachers of the class are notified of a replacement, not the person who replaced the pack [packs.replace-notified]', async () => {
    const classroom = await seedClassroom();
    const { class_, colleague, teacher, schoolAdmin } = classroom;
    await server.seed.teach(colleague.userId, class_.id);
    const source = await givePack(server, classroom, classroom.cards, schoolWeek);
    const body = { ...classroom.body, classes_id: class_.id, week: schoolWeek };
    const replaced = await server.as(colleague).body(packs.create, { body: { ...body, replaces: source.id } });
    const noticesOf = async (person: Person) =>
      server.db
        .selectFrom('notifications_users')
        .innerJoin('notifications', 'notifications.id', 'notifications_users.notifications_id')
        .select('notifications.link')
        .where('notifications_users.authentications_id', '=', person.id)
        .where('notifications.kind', '=', 'PACK_REPLACED')
        .execute();
    const link = `/schools/packs?class=${class_.id}&pack=${replaced.id}`;
    expect(await Promise.all([teacher, colleague, schoolAdmin].map(noticesOf))).toEqual([[{ link }], [], []]);

    // The source pack no longer has the week: nothing is replaced.
    await server.as(colleague).call(packs.create, { body: { ...body, week: laterWeek, replaces: source.id } });
    expect(await noticesOf(teacher)).toHaveLength(1);
  });

  test('a week that got another pack meanwhile is refused, a week that became free is taken; other weeks of the replaced pack stay [packs.replace] [packs.week]', async () => {
    const classroom = await seedClassroom();
    const { class_, teacher, cards } = classroom;
    const source = await givePack(server, classroom, cards, laterWeek);
    const other = await givePack(server, classroom, cards, schoolWeek);
    const replace = (week: string, replaces: number) =>
      server.as(teacher).call(packs.create, { body: { ...classroom.body, classes_id: class_.id, week, replaces } });
    expect((await replace(schoolWeek, source.id)).error.code).toBe('PACK_WEEK_TAKEN');
    expect((await replace(partlyFreeWeek, source.id)).status).toBe(201);
    const weeksOf = async (id: number) =>
      (await server.as(teacher).body(packs.view, { id })).classes.map(({ week }) => week);
    expect([await weeksOf(source.id), await weeksOf(other.id)]).toEqual([[laterWeek], [schoolWeek]]);
  });

  test('a refused card or a missing week leaves the replaced pack in its week [packs.replace]', async () => {
    const classroom = await seedClassroom();
    const { class_, teacher, cards } = classroom;
    const source = await givePack(server, classroom, cards, schoolWeek);
    const draft = await server.seed.card({ status: 'DRAFT' });
    const create = (fields: Record<string, unknown>) =>
      server.as(teacher).call(packs.create, { body: { ...classroom.body, replaces: source.id, ...fields } });
    const refused = await create({ cards: [draft.id], classes_id: class_.id, week: schoolWeek });
    expect(Object.keys(refused.error.fields ?? {})).toEqual(['cards']);
    expect(Object.keys((await create({})).error.fields ?? {})).toEqual(['replaces']);
    const { classes } = await server.as(teacher).body(packs.view, { id: source.id });
    expect(classes.map(({ week }) => week)).toEqual([schoolWeek]);
  });
});

describe('weeks', () => {
  test('returns 409 for a second pack of a class in one week [packs.week] [packs.week-text]', async () => {
    const classroom = await seedClassroom();
    const first = await createPack(classroom);
    const second = await createPack(classroom);
    const body = { classes_id: classroom.class_.id, week: schoolWeek };
    expect(await server.as(classroom.teacher).status(packs.assign, { id: first, body })).toBe(201);
    const taken = await server.as(classroom.teacher).call(packs.assign, { id: second, body });
    expect(taken).toMatchObject({
      status: 409,
      error: { code: 'PACK_WEEK_TAKEN', message: 'Un pack est déjà attribué à cette classe cette semaine' },
    });
  });

  test('returns 409 for a pack whose cards are all archived; one published card is enough [packs.all-archived]', async () => {
    const classroom = await seedClassroom();
    const { teacher, class_, cards } = classroom;
    const id = await createPack(classroom);
    const archive = (ids: readonly number[]) =>
      server.db.updateTable('cards').set({ status: 'ARCHIVED' }).where('id', 'in', ids).execute();
    const assign = (week: string) =>
      server.as(teacher).call(packs.assign, { id, body: { classes_id: class_.id, week } });
    await archive(cards.slice(1));
    expect((await assign(schoolWeek)).status).toBe(201);
    await archive(cards);
    const refused = await assign(laterWeek);
    expect([refused.status, refused.error.code]).toEqual([409, 'PACK_ALL_ARCHIVED']);
    expect(refused.error.message).toMatch(/^Toutes les cartes de ce pack sont archivées/);
  });

  test('returns 422 for a week entirely in holidays, and creates no pack [packs.holidays]', async () => {
    const { teacher, class_, body } = await seedClassroom();
    const refused = await server
      .as(teacher)
      .call(packs.create, { body: { ...body, classes_id: class_.id, week: holidayWeek } });
    expect(refused).toMatchObject({ status: 422, error: { code: 'PACK_WEEK_HOLIDAY' } });
    expect((await server.as(teacher).body(packs.list)).count).toBe(0);
  });

  test('warns of a week partly in holidays [packs.holidays]', async () => {
    const classroom = await seedClassroom();
    const id = await createPack(classroom);
    const { status, body } = await server
      .as(classroom.teacher)
      .call(packs.assign, { id, body: { classes_id: classroom.class_.id, week: partlyFreeWeek } });
    expect({ status, warnings: body.warnings }).toEqual({
      status: 201,
      warnings: [{ code: 'PACK_WEEK_PARTLY_HOLIDAY', holidays: ['Armistice 1918'] }],
    });
  });

  test('assigning a pack to the same class for another week of the school year succeeds, with a warning that names the other weeks [packs.given-before]', async () => {
    const classroom = await seedClassroom();
    const id = await createPack(classroom);
    const assign = (week: string) =>
      server.as(classroom.teacher).call(packs.assign, { id, body: { classes_id: classroom.class_.id, week } });
    expect((await assign('2025-12-08')).status).toBe(201);
    expect((await assign(schoolWeek)).body.warnings).toEqual([]);
    const { status, body } = await assign(laterWeek);
    expect(status).toBe(201);
    expect(body.warnings).toEqual([{ code: 'PACK_GIVEN_BEFORE', weeks: [schoolWeek] }]);
  });

  test('the holiday zone follows the postal code unless the school has set its own [packs.holidays]', async () => {
    const classroom = await seedClassroom();
    const winterOfC = '2027-02-08';
    const body = { classes_id: classroom.class_.id, week: winterOfC };
    const assign = async () =>
      server.as(classroom.teacher).call(packs.assign, { id: await createPack(classroom), body });
    const school = server.db.updateTable('schools').where('id', '=', classroom.school.id);
    await school.set({ holiday_zone: null, address_postal_code: '75012' }).execute();
    expect((await assign()).error.code).toBe('PACK_WEEK_HOLIDAY');
    await school.set({ holiday_zone: 'A' }).execute();
    expect((await assign()).status).toBe(201);
  });

  test('returns the calendar of a class with its holidays by name and its packs', async () => {
    const classroom = await seedClassroom();
    await givePack(server, classroom, classroom.cards, schoolWeek);
    const query = { from: '2026-12-08', to: '2026-12-27' };
    const body = await server.as(classroom.teacher).body(packs.weeks, { id: classroom.class_.id, query });
    expect(body.zone).toBe('C');
    expect(
      body.weeks.map(({ monday, number, state, holidays, pack }) => [monday, number, state, holidays, pack?.title]),
    ).toEqual([
      ['2026-12-07', 50, 'school', [], 'Tables'],
      ['2026-12-14', 51, 'school', [], undefined],
      ['2026-12-21', 52, 'holiday', ['Noël'], undefined],
    ]);
    const setStatus = server.db.updateTable('cards').where('id', '=', classroom.cards[0]!);
    await setStatus.set({ status: 'ARCHIVED' }).execute();
    const { weeks } = await server.as(classroom.teacher).body(packs.weeks, { id: classroom.class_.id, query });
    expect(weeks[0]!.pack).toMatchObject({ nb_cards: classroom.cards.length, nb_archived: 1 });
    const byDefault = await server.as(classroom.teacher).call(packs.weeks, { id: classroom.class_.id });
    expect(byDefault.body.weeks).toHaveLength(12);
    expect(byDefault.body.weeks[0]?.monday).toBe(thisWeek);
    const backwards = { from: '2026-12-08', to: '2026-11-01' };
    expect(await server.as(classroom.teacher).status(packs.weeks, { id: classroom.class_.id, query: backwards })).toBe(
      422,
    );
    expect(await server.as(classroom.colleague).status(packs.weeks, { id: classroom.class_.id })).toBe(403);
    expect(await server.as(classroom.stranger).status(packs.weeks, { id: classroom.class_.id })).toBe(404);
    expect(await server.anonymous.status(packs.weeks, { id: classroom.class_.id })).toBe(401);
  });

  test('counts the cards of each level of a class in which students get those of their own level [packs.by-level]', async () => {
    const classroom = await seedClassroom();
    const { class_, zoe, ada, teacher } = classroom;
    const [ce1, none] = classroom.cards as [number, number];
    await givePack(server, classroom, [ce1, none], schoolWeek);
    await server.db.updateTable('cards').set({ level: 'CE1' }).where('id', '=', ce1).execute();
    await server.db.updateTable('cards').set({ level: null }).where('id', '=', none).execute();
    await server.db.updateTable('students').set({ level: 'CE2' }).where('id', '=', zoe.id).execute();
    await server.db.updateTable('students').set({ level: 'CE1' }).where('id', '=', ada.id).execute();

    const count = async () => {
      const query = { from: schoolWeek, to: schoolWeek };
      const { weeks } = await server.as(teacher).body(packs.weeks, { id: class_.id, query });
      return weeks[0]!.pack?.by_level;
    };

    expect(await count()).toEqual([]);
    await server.db.updateTable('classes').set({ new_cards_by_level: true }).where('id', '=', class_.id).execute();
    expect(await count()).toEqual([
      { level: 'CE1', nb_cards: 2 },
      { level: 'CE2', nb_cards: 1 },
    ]);
  });

  test('moves a pack to another week, and back', async () => {
    const classroom = await seedClassroom();
    const { id } = await givePack(server, classroom, classroom.cards, schoolWeek);
    const assignment = { id, classes_id: classroom.class_.id, week: schoolWeek };
    const weeks = async () =>
      (await server.as(classroom.teacher).body(packs.view, { id })).classes.map(({ week }) => week);
    const move = (person: Person, to: string, week = assignment.week) =>
      server.as(person).call(packs.move, { ...assignment, week, body: { to } });
    expect(await server.anonymous.status(packs.move, { ...assignment, body: { to: laterWeek } })).toBe(401);
    expect((await move(classroom.follower, laterWeek)).status).toBe(403);
    expect((await move(classroom.colleague, laterWeek)).status).toBe(403);
    expect((await move(classroom.stranger, laterWeek)).status).toBe(404);
    expect(await weeks()).toEqual([schoolWeek]);
    expect(await move(classroom.teacher, laterWeek)).toMatchObject({ status: 200, body: { warnings: [] } });
    expect(await weeks()).toEqual([laterWeek]);
    expect((await move(classroom.teacher, laterWeek)).status).toBe(404);
    expect((await move(classroom.teacher, laterWeek, laterWeek)).status).toBe(200);
    expect((await move(classroom.schoolAdmin, schoolWeek, laterWeek)).status).toBe(200);
    expect((await move(classroom.teacher, partlyFreeWeek)).body.warnings).toEqual([
      { code: 'PACK_WEEK_PARTLY_HOLIDAY', holidays: ['Armistice 1918'] },
    ]);
  });

  test('a move to a taken week, a week in holidays or a Tuesday is refused, and the pack stays in its week [packs.week] [packs.holidays] [packs.week-text]', async () => {
    const classroom = await seedClassroom();
    const { id } = await givePack(server, classroom, classroom.cards, schoolWeek);
    await givePack(server, classroom, classroom.cards, laterWeek);
    const assignment = { id, classes_id: classroom.class_.id, week: schoolWeek };
    const move = (to: string) => server.as(classroom.teacher).call(packs.move, { ...assignment, body: { to } });
    expect(await move(laterWeek)).toMatchObject({
      status: 409,
      error: { code: 'PACK_WEEK_TAKEN', message: 'Un pack est déjà attribué à cette classe cette semaine' },
    });
    expect(await move(holidayWeek)).toMatchObject({ status: 422, error: { code: 'PACK_WEEK_HOLIDAY' } });
    expect(await move('2026-12-08')).toMatchObject({
      status: 422,
      error: { fields: { to: 'Une semaine est nommée par son lundi.' } },
    });
    const body = await server.as(classroom.teacher).body(packs.view, { id });
    expect(body.classes.map(({ week }) => week)).toEqual([schoolWeek]);
  });

  test('each teacher of a class assigns a colleague’s pack, moves and removes the one that a colleague assigned, but does not change the pack itself [packs.class-teachers] [permissions.packs]', async () => {
    const classroom = await seedClassroom();
    const { class_, cards, colleague } = classroom;
    await server.seed.teach(colleague.userId, class_.id);
    const { id } = await givePack(server, classroom, cards, schoolWeek);
    const assignment = { id, classes_id: class_.id, week: schoolWeek };
    const asColleague = server.as(colleague);
    const weeks = async () => (await asColleague.body(packs.view, { id })).classes.map(({ week }) => week);
    expect(await asColleague.status(packs.move, { ...assignment, body: { to: laterWeek } })).toBe(200);
    expect(await weeks()).toEqual([laterWeek]);
    expect(await asColleague.status(packs.unassign, { ...assignment, week: laterWeek })).toBe(204);
    expect(await weeks()).toEqual([]);
    const body = { classes_id: class_.id, week: schoolWeek };
    expect(await asColleague.status(packs.assign, { id, body })).toBe(201);
    expect(await server.as(classroom.teacher).status(packs.unassign, assignment)).toBe(204);
    expect(await asColleague.status(packs.update, { id, body: { title: 'x' } })).toBe(403);
    expect(await asColleague.status(packs.removeCard, { id, card_id: cards[0]! })).toBe(403);
    expect(await asColleague.status(packs.remove, { id })).toBe(403);
  });

  test('a teacher who leaves a class no longer changes its weeks, and its packs stay assigned [packs.class-teachers]', async () => {
    const classroom = await seedClassroom();
    const { class_, teacher, colleague } = classroom;
    await server.seed.teach(colleague.userId, class_.id);
    const { id } = await givePack(server, classroom, classroom.cards, schoolWeek);
    await server.db.deleteFrom('classes_users_pro').where('users_pro_id', '=', teacher.userId).execute();
    const assignment = { id, classes_id: class_.id, week: schoolWeek };
    expect(await server.as(teacher).status(packs.unassign, assignment)).toBe(403);
    expect(await server.as(teacher).status(packs.move, { ...assignment, body: { to: laterWeek } })).toBe(403);
    const { weeks } = await server.as(colleague).body(packs.weeks, { id: class_.id, query: { from: schoolWeek } });
    expect(weeks[0]!.pack?.id).toBe(id);
    expect(await server.as(colleague).status(packs.move, { ...assignment, body: { to: laterWeek } })).toBe(200);
  });

  test('unassigning a pack frees the week', async () => {
    const classroom = await seedClassroom();
    const { id } = await givePack(server, classroom, classroom.cards, schoolWeek);
    const assignment = { id, classes_id: classroom.class_.id, week: schoolWeek };
    expect(await server.as(classroom.colleague).status(packs.unassign, assignment)).toBe(403);
    expect(await server.as(classroom.stranger).status(packs.unassign, assignment)).toBe(404);
    expect(await server.as(classroom.teacher).status(packs.unassign, assignment)).toBe(204);
    expect(await server.as(classroom.teacher).status(packs.unassign, assignment)).toBe(404);
  });
});

describe('list and counts', () => {
  test('filters packs by text, class, week, teacher and assignment', async () => {
    const classroom = await seedClassroom();
    const mine = await givePack(server, classroom, classroom.cards);
    const other = (
      await server.as(classroom.colleague).body(packs.create, { body: { ...classroom.body, title: 'Été et hiver' } })
    ).id;
    const listIds = async (query: Record<string, unknown>) =>
      (await server.as(classroom.schoolAdmin).body(packs.list, { query })).packs_pro.map(({ id }) => id);
    expect(await listIds({})).toEqual([other, mine.id]);
    expect(await listIds({ search: 'ete' })).toEqual([other]);
    expect(await listIds({ class_id: classroom.class_.id })).toEqual([mine.id]);
    expect(await listIds({ week: addDays(thisWeek, 7) })).toEqual([]);
    expect(await listIds({ teacher_id: classroom.colleague.userId })).toEqual([other]);
    expect(await listIds({ attributed: 'false' })).toEqual([other]);
    expect(await server.as(classroom.follower).status(packs.list)).toBe(403);
    expect(await server.anonymous.status(packs.list)).toBe(401);
    expect(await server.as(classroom.stranger).status(packs.list, { query: { school_id: classroom.school.id } })).toBe(
      404,
    );
  });

  test('counts packs of past weeks as completed, and packs without a class as not assigned', async () => {
    const classroom = await seedClassroom();
    await givePack(server, classroom, classroom.cards, addDays(thisWeek, -7));
    await givePack(server, classroom, classroom.cards);
    await createPack(classroom);
    const { schoolAdmin, school, class_, follower } = classroom;
    const query = { school_id: school.id };
    expect((await server.as(schoolAdmin).body(packs.completedCount, { query })).count).toBe(1);
    expect((await server.as(schoolAdmin).body(packs.nonAttributedCount, { query })).count).toBe(1);
    const ofClass = { ...query, class_id: class_.id, teacher_id: classroom.colleague.userId };
    expect((await server.as(schoolAdmin).body(packs.completedCount, { query: ofClass })).count).toBe(0);
    expect(await server.as(follower).status(packs.completedCount)).toBe(403);
    expect(await server.anonymous.status(packs.nonAttributedCount)).toBe(401);
  });
});

describe('change', () => {
  test('a school admin may change a pack, a colleague may not; the new list of cards replaces the previous list [permissions.packs]', async () => {
    const classroom = await seedClassroom();
    const id = await createPack(classroom);
    const cards = classroom.cards.slice(1).reverse();
    const { status, body } = await server
      .as(classroom.schoolAdmin)
      .call(packs.update, { id, body: { title: 'Mieux', cards } });
    expect({ status, title: body.title, cards: body.cards.map((card) => card.id) }).toEqual({
      status: 200,
      title: 'Mieux',
      cards,
    });
    expect(await server.as(classroom.colleague).status(packs.update, { id, body: { title: 'x' } })).toBe(403);
    expect(await server.as(classroom.stranger).status(packs.update, { id, body: { title: 'x' } })).toBe(404);
    expect(await server.anonymous.status(packs.update, { id, body: { title: 'x' } })).toBe(401);
  });

  test('a school admin edits, assigns, moves, unassigns and deletes any pack of the school and removes cards; another school’s admin gets 404 [permissions.packs]', async () => {
    const classroom = await seedClassroom();
    const id = await createPack(classroom);
    const otherAdmin = await server.seed.schoolAdmin({ schoolId: (await server.seed.school()).id });
    const body = { classes_id: classroom.class_.id, week: schoolWeek };
    const assignment = { id, classes_id: classroom.class_.id, week: schoolWeek };

    const actions = (person: Person) => [
      () => server.as(person).call(packs.view, { id }),
      () => server.as(person).call(packs.update, { id, body: { title: 'Mieux' } }),
      () => server.as(person).call(packs.assign, { id, body }),
      () => server.as(person).call(packs.move, { ...assignment, body: { to: laterWeek } }),
      () => server.as(person).call(packs.unassign, { ...assignment, week: laterWeek }),
      () => server.as(person).call(packs.removeCard, { id, card_id: classroom.cards[0]! }),
      () => server.as(person).call(packs.remove, { id }),
    ];

    const statuses: number[][] = [[], []];
    for (const [i, person] of [otherAdmin, classroom.schoolAdmin].entries()) {
      for (const act of actions(person)) statuses[i]!.push((await act()).status);
    }
    expect(statuses).toEqual([
      [404, 404, 404, 404, 404, 404, 404],
      [200, 200, 201, 200, 204, 204, 204],
    ]);
  });

  test('a school admin adds a custom card of a teacher of the school, not of another school [packs.cards]', async () => {
    const classroom = await seedClassroom();
    const id = await createPack(classroom);
    const ownCard = (schools_id: number, authentications_id: number) =>
      server.seed.card({ card_type: 'CUSTOM', schools_id, authentications_id });
    const ofSchool = await ownCard(classroom.school.id, classroom.teacher.id);
    const ofOther = await ownCard(classroom.stranger.schoolId!, classroom.stranger.id);
    const putCard = (card: { id: number }) =>
      server.as(classroom.schoolAdmin).status(packs.update, { id, body: { cards: [card.id] } });
    expect(await putCard(ofSchool)).toBe(200);
    expect(await putCard(ofOther)).toBe(422);
  });

  test('accepts a card of the pack that has been archived', async () => {
    const classroom = await seedClassroom();
    const id = await createPack(classroom);
    await server.db.updateTable('cards').set({ status: 'ARCHIVED' }).where('id', '=', classroom.cards[0]!).execute();
    expect(await server.as(classroom.teacher).status(packs.update, { id, body: { cards: classroom.cards } })).toBe(200);
  });

  test('removing a card renumbers the other cards; the last card can’t be removed', async () => {
    const classroom = await seedClassroom();
    const id = await createPack(classroom);
    const removeCard = (card_id: number) => server.as(classroom.teacher).call(packs.removeCard, { id, card_id });
    expect((await removeCard(classroom.cards[1]!)).status).toBe(204);
    expect((await removeCard(classroom.cards[1]!)).status).toBe(404);
    const rows = await server.db
      .selectFrom('packs_cards')
      .select('position')
      .where('packs_id', '=', id)
      .orderBy('position')
      .execute();
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3]);
    await removeCard(classroom.cards[0]!);
    await removeCard(classroom.cards[2]!);
    expect((await removeCard(classroom.cards[3]!)).error.code).toBe('CONFLICT');
  });

  test('delete: allowed to the author; a colleague gets 403, another school 404', async () => {
    const classroom = await seedClassroom();
    const id = await createPack(classroom);
    expect(await server.as(classroom.colleague).status(packs.remove, { id })).toBe(403);
    expect(await server.as(classroom.stranger).status(packs.remove, { id })).toBe(404);
    expect(await server.as(classroom.teacher).status(packs.remove, { id })).toBe(204);
    expect(await server.as(classroom.teacher).status(packs.view, { id })).toBe(404);
  });
});
