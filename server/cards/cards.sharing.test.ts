import { type CardFields, cards } from '@memocartes/contract/cards/cards.routes';
import { packs } from '@memocartes/contract/packs/packs.routes';

import { createClassroom, givePack } from '../testing/classroom.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let matter: { id: number };

beforeAll(async () => {
  server = await testServer();
  matter = await server.seed.subject({ code: 'GE', name: 'Géographie' });
});

afterAll(() => server.close());

const make = async (person: Person, overrides: Partial<CardFields> = {}) => {
  const body = { matter_id: matter.id, level: 'CM1' as const, fline1: 'La France ?', bline1: 'Paris', ...overrides };
  return (await server.as(person).body(cards.create, { body })).id;
};

const view = (person: Person, id: number) => server.as(person).body(cards.view, { id });

describe('sharing', () => {
  test('a published card is visible to all teachers once shared, and hidden from them again once unshared', async () => {
    const { teacher, colleague, stranger, school } = await createClassroom(server);
    const id = await make(teacher, { status: 'FINAL' });
    const share = (card_type: 'CUSTOM' | 'COMMUNITY') =>
      server.as(teacher).call(cards.update, { id, body: { card_type } });
    const statusFor = (person: Person) => server.as(person).status(cards.view, { id });
    expect(await Promise.all([colleague, stranger].map(statusFor))).toEqual([404, 404]);
    expect((await share('COMMUNITY')).body.card_type).toBe('COMMUNITY');
    expect(await Promise.all([colleague, stranger].map(statusFor))).toEqual([200, 200]);
    for (const person of [colleague, stranger]) {
      const { school_name, authentications_id } = await view(person, id);
      expect({ school_name, authentications_id }).toEqual({ school_name: school.name, authentications_id: null });
    }
    expect((await share('CUSTOM')).body.card_type).toBe('CUSTOM');
    expect(await Promise.all([colleague, stranger].map(statusFor))).toEqual([404, 404]);
  });

  test('returns 409 for unsharing a card in another school’s pack; packs of its own school keep it [cards.share]', async () => {
    const { teacher, colleague, stranger } = await createClassroom(server);
    const id = await make(teacher, { status: 'FINAL', card_type: 'COMMUNITY' });
    const back = () => server.as(teacher).call(cards.update, { id, body: { card_type: 'CUSTOM' as const } });
    for (const person of [teacher, colleague]) {
      await server.as(person).call(packs.create, { body: { title: 'De l’école', icon: 'book', cards: [id] } });
    }
    expect((await back()).status).toBe(200);
    await server.as(teacher).call(cards.update, { id, body: { card_type: 'COMMUNITY' } });
    await server.as(stranger).call(packs.create, { body: { title: 'Ailleurs', icon: 'book', cards: [id] } });
    expect((await back()).error).toMatchObject({ code: 'STILL_USED', reason: 'CARD_IN_OTHER_PACK' });
  });

  test('returns 409 for unsharing a card in the boxes of another school’s student, even without a pack [cards.share] [cards.learnt-visible]', async () => {
    const own = await createClassroom(server);
    const other = await createClassroom(server);
    const id = await make(own.teacher, { status: 'FINAL', card_type: 'COMMUNITY' });
    const share = async (card_type: 'CUSTOM' | 'COMMUNITY') =>
      server.as(own.teacher).call(cards.update, { id, body: { card_type } });
    await server.seed.trackedCard({ students_id: own.zoe.id, cards_id: id });
    expect((await share('CUSTOM')).status).toBe(200);
    await share('COMMUNITY');
    await server.seed.trackedCard({ students_id: other.zoe.id, cards_id: id });
    expect((await share('CUSTOM')).error).toMatchObject({ code: 'STILL_USED', reason: 'CARD_LEARNT_ELSEWHERE' });
    expect(await server.as(other.teacher).status(cards.view, { id })).toBe(200);
    await server.db.updateTable('students').set({ epoch: 2 }).where('id', '=', other.zoe.id).execute();
    expect((await share('CUSTOM')).status).toBe(200);
  });

  test('only the author can share a card, and cannot certify it [cards.share]', async () => {
    const { teacher, schoolAdmin } = await createClassroom(server);
    const superadmin = await server.seed.superadmin();
    const id = await make(teacher, { status: 'FINAL' });
    for (const person of [schoolAdmin, superadmin]) {
      const body = await server.as(person).body(cards.update, { id, body: { card_type: 'COMMUNITY' } });
      expect(body.card_type).toBe('CUSTOM');
    }
    const body = await server.as(teacher).body(cards.update, { id, body: { card_type: 'CERTIFIED' } });
    expect(body.card_type).toBe('CUSTOM');
  });
});

describe('duplicate', () => {
  test('creates one’s own draft with all texts of the original [cards.copy]', async () => {
    const { teacher, colleague, stranger, schoolAdmin, follower } = await createClassroom(server);
    const id = await make(colleague, {
      status: 'FINAL',
      card_type: 'COMMUNITY',
      category: 'Capitales',
      is_duo: true,
      is_typed: true,
      fline2: 'Sa capitale',
    });
    const { status, body } = await server.as(teacher).call(cards.duplicate, { id });
    expect(status).toBe(201);
    const copy = await view(teacher, body.id);
    const { front_side, back_side } = await view(teacher, id);
    expect(copy).toMatchObject({
      status: 'DRAFT',
      card_type: 'CUSTOM',
      is_mine: true,
      level: 'CM1',
      front_side,
      back_side,
    });
    expect(copy).toMatchObject({ category: 'Capitales', is_duo: true, is_typed: true, in_pack: false });
    expect(copy.displayed_id).not.toBe((await view(teacher, id)).displayed_id);
    const hidden = await make(colleague);
    expect(await server.as(stranger).status(cards.duplicate, { id: hidden })).toBe(404);
    expect(await server.as(schoolAdmin).status(cards.duplicate, { id })).toBe(403);
    expect(await server.as(follower).status(cards.duplicate, { id })).toBe(403);
    expect(await server.anonymous.status(cards.duplicate, { id })).toBe(401);
  });

  test('a copy is a custom card [schools.limit-cards] [schools.limit-cards-text] [cards.copy]', async () => {
    const school = await server.seed.school({ offers_id: 3, nb_physical_boxes: 0 });
    const teacher = await server.seed.teacher({ schoolId: school.id });
    const certified = await server.seed.card();
    const copy = () => server.as(teacher).call(cards.duplicate, { id: certified.id });
    for (let i = 0; i < 10; i += 1) expect((await copy()).status).toBe(201);
    const { status, error } = await copy();
    expect({ status, code: error.code }).toEqual({ status: 409, code: 'LIMIT_CARDS' });
    expect(error.message).toBe(
      'Vous avez atteint le nombre maximum de cartes personnalisées\u00a0: supprimez-en, ou écrivez-nous pour changer d’offre.',
    );
  });

  test('a superadmin’s copy of a teacher’s card is a certified draft', async () => {
    const { teacher } = await createClassroom(server);
    const superadmin = await server.seed.superadmin();
    const id = await make(teacher, { status: 'FINAL' });
    const body = await server.as(superadmin).body(cards.duplicate, { id });
    expect(await view(superadmin, body.id)).toMatchObject({
      card_type: 'CERTIFIED',
      status: 'DRAFT',
      schools_id: null,
    });
  });
});

test('counts the packs of other people that contain a card, for those who may edit it [cards.uses]', async () => {
  const { teacher, colleague, schoolAdmin, stranger, follower } = await createClassroom(server);
  const id = await make(teacher, { status: 'FINAL', card_type: 'COMMUNITY' });
  const uses = (person: Person) => server.as(person).body(cards.uses, { id });
  expect(await uses(teacher)).toEqual({ colleagues: 0, other_schools: 0 });
  for (const person of [teacher, colleague, colleague, stranger]) {
    await server.as(person).call(packs.create, { body: { title: 'Capitales', icon: 'globe', cards: [id] } });
  }
  expect(await uses(teacher)).toEqual({ colleagues: 2, other_schools: 1 });
  expect(await uses(schoolAdmin)).toEqual({ colleagues: 3, other_schools: 1 });
  expect(await uses(await server.seed.superadmin())).toEqual({ colleagues: 0, other_schools: 4 });
  const refused = [colleague, stranger, follower].map((person) => server.as(person).status(cards.uses, { id }));
  expect(await Promise.all(refused)).toEqual([403, 403, 403]);
  expect(await server.anonymous.status(cards.uses, { id })).toBe(401);

  const custom = await make(teacher, { status: 'FINAL' });
  expect(
    await Promise.all([colleague, stranger].map((person) => server.as(person).status(cards.uses, { id: custom }))),
  ).toEqual([404, 404]);
});

test('changing a published card keeps everybody’s progress [cards.edit-keeps-progress]', async () => {
  const classroom = await createClassroom(server);
  const id = await make(classroom.teacher, { status: 'FINAL' });
  await givePack(server, classroom, [id]);
  await server.seed.trackedCard({ students_id: classroom.zoe.id, cards_id: id, box: 3, due_on: '2026-11-23' });
  const readTracking = () => server.db.selectFrom('cards_students').selectAll().where('cards_id', '=', id).execute();
  const before = await readTracking();
  const body = { fline1: 'Capitale de la France ?', level: 'CM2' as const };
  const after = await server.as(classroom.teacher).body(cards.update, { id, body });
  expect(after).toMatchObject({
    level: 'CM2',
    cycle: '3',
    in_pack: true,
    front_side: { line1: 'Capitale de la France ?' },
  });
  expect(await readTracking()).toEqual(before);
});

test('a card keeps its number when its level changes, and no other card gets that number [cards.number]', async () => {
  const { teacher } = await createClassroom(server);
  const own = await server.seed.subject({ code: 'HI', name: 'Histoire' });

  const createNumbered = async (overrides: Partial<CardFields> = {}) => {
    const id = await make(teacher, { matter_id: own.id, ...overrides });
    return { id, number: (await view(teacher, id)).displayed_id };
  };

  const first = await createNumbered();
  expect(first.number).toBe('HI-CM1-0001');
  await server.as(teacher).call(cards.update, { id: first.id, body: { level: 'CM2' } });
  expect((await view(teacher, first.id)).displayed_id).toBe('HI-CM1-0001');
  expect((await createNumbered()).number).toBe('HI-CM1-0002');
  expect((await createNumbered({ level: null })).number).toBe('HI-0001');
});

test('a draft that a student has revised is not deleted [cards.learnt-draft]', async () => {
  const { teacher, zoe } = await createClassroom(server);
  const id = await make(teacher);
  await server.seed.trackedCard({ students_id: zoe.id, cards_id: id });
  expect(await server.as(teacher).errorCode(cards.remove, { id })).toBe('STILL_USED');
});

test('the list can be filtered by several levels, cycles, types and statuses', async () => {
  const { teacher } = await createClassroom(server);
  const cp = await make(teacher, { level: 'CP' });
  const cm = await make(teacher, { status: 'FINAL', card_type: 'COMMUNITY' });
  const listIds = async (query: Record<string, unknown>) =>
    (await server.as(teacher).body(cards.list, { query: { mine: 'true', ...query } })).cards.map((card) => card.id);
  expect((await listIds({ level: ['CP', 'CM1'] })).sort()).toEqual([cp, cm].sort());
  expect(await listIds({ cycle: '3' })).toEqual([cm]);
  expect(await listIds({ cycle: ['2', '4'] })).toEqual([cp]);
  expect(await listIds({ card_type: ['COMMUNITY', 'CERTIFIED'] })).toEqual([cm]);
  expect(await listIds({ status: ['DRAFT', 'ARCHIVED'] })).toEqual([cp]);
});

test('exports one’s own cards as a CSV file', async () => {
  const { teacher } = await createClassroom(server);
  await make(teacher, { fline1: '=1+1', fline2: 'deux lignes', bline1: '2' });
  const response = await server.as(teacher).fetch('/api/cards?format=csv&mine=true');
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''cartes.csv");
  expect((await response.text()).replace(/GE-CM1-\d+/, 'N').split('\r\n')).toEqual([
    'Recto;Verso;Matière;Sous-matière;Niveau;Thème;Réglages;Réponses acceptées;Numéro;Image du recto;Image du verso;Statut;Type',
    '"\'=1+1\ndeux lignes";2;Géographie;;CM1;;;;N;;;Brouillon;Personnalisée',
    '',
  ]);
});
