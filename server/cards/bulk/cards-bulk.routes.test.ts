import { randomUUID } from 'node:crypto';

import { type BulkBody, cardsBulk } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import { cards } from '@memocartes/contract/cards/cards.routes';
import { packs } from '@memocartes/contract/packs/packs.routes';

import { bulkCards } from '../../testing/bulk-cards.ts';
import { createClassroom, givePack } from '../../testing/classroom.ts';
import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
let matter: { id: number };
let homophones: { id: number };

beforeAll(async () => {
  server = await testServer();
  matter = await server.seed.subject({ code: 'FR', name: 'Français' });
  homophones = await server.seed.subject({ code: 'FR-HO', name: 'Homophones', parent_id: matter.id });
});

afterAll(() => server.close());

const { cardBody, make, bulk, rowsOf } = bulkCards(
  () => server,
  () => matter.id,
);
const statusesOf = async (ids: readonly number[]) => (await rowsOf(ids)).map(({ status }) => status);
const verdictsOf = ({ rows }: { rows: { verdict: string }[] }) => rows.map(({ verdict }) => verdict);

describe('choosing', () => {
  test('returns all cards that match the filters, and which of them may be changed', async () => {
    const { teacher, colleague } = await createClassroom(server);
    const certified = await server.seed.card({ matter_id: matter.id, category: 'repère', fline1: 'choisir-moi' });
    const own = await make(teacher, 25, { fline2: 'choisir-moi' });
    await make(colleague, 1, { fline2: 'choisir-moi' });
    const body = await server.as(teacher).body(cardsBulk.select, { query: { search: 'choisir-moi' } });
    expect(body.count).toBe(26);
    expect(body.cards.filter(({ may_edit }) => may_edit).map(({ id }) => id)).toEqual(own);
    expect(body.cards.find(({ id }) => id === certified.id)).toMatchObject({ may_edit: false, status: 'FINAL' });
    const drafts = await server.as(teacher).call(cardsBulk.select, { query: { mine: 'true', status: 'DRAFT' } });
    expect(drafts.body.cards).toHaveLength(25);
  });
});

describe('changing', () => {
  test('219 drafts are published, assigned to a subject and added to packs in one call', async () => {
    const { teacher } = await createClassroom(server);
    const ids = [...(await make(teacher, 200)), ...(await make(teacher, 19))];
    const { status, body } = await bulk(teacher, {
      ids,
      changes: { status: 'FINAL', level: 'CM1', matter_id: matter.id, subject_id: homophones.id, is_typed: true },
      pack: { title: 'Homophones', icon: 'star', split: true },
    });
    expect([status, body.nb_done, body.packs.length]).toEqual([200, 219, 15]);
    expect(body.packs.map(({ nb_cards }) => nb_cards)).toEqual([...Array.from({ length: 14 }, () => 15), 9]);
    expect([body.packs[0]!.title, body.packs[14]!.title]).toEqual(['Homophones (1)', 'Homophones (15)']);
    for (const row of await rowsOf(ids)) {
      expect(row).toMatchObject({
        status: 'FINAL',
        level: 'CM1',
        cycle: '3',
        subject_id: homophones.id,
        is_typed: true,
        accents_count: true,
      });
    }
    const first = await server.as(teacher).call(packs.view, { id: body.packs[0]!.id });
    expect(first.body.cards.map(({ id }) => id)).toEqual(ids.slice(0, 15));
  });

  test('each card gets a verdict; refused cards stay unchanged [cards.bulk]', async () => {
    const { teacher, colleague, school } = await createClassroom(server);
    const [draft, empty, final] = await make(teacher, 3);
    await server.as(teacher).call(cards.update, { id: empty!, body: { bline1: null } });
    await bulk(teacher, { ids: [final!], changes: { status: 'FINAL' } });
    const [communityCard] = await make(colleague, 1, { card_type: 'COMMUNITY', status: 'FINAL' });
    const secret = await server.seed.card({ card_type: 'CUSTOM', status: 'DRAFT', schools_id: school.id });
    const ids = [draft!, empty!, final!, communityCard!, secret.id, 2_000_000_000];
    const { body } = await bulk(teacher, { ids, changes: { status: 'FINAL' } });
    expect(verdictsOf(body)).toEqual(['DONE', 'INCOMPLETE', 'UNCHANGED', 'FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND']);
    expect(body.rows[1]!.message).toBe('Le verso d’une carte publiée ne peut pas être vide.');
    expect(body.rows[4]).toMatchObject({ displayed_id: null, message: 'Cette carte n’existe plus.' });
    expect(await statusesOf(ids)).toEqual(['FINAL', 'DRAFT', 'FINAL', 'FINAL', 'DRAFT']);
    const archive = await bulk(teacher, { ids: [empty!], changes: { status: 'ARCHIVED' } });
    expect(verdictsOf(archive.body)).toEqual(['STATUS']);
    expect(archive.body.operation_id).toBeNull();
  });

  test('only unused drafts are deleted; a card in a pack stays published, or is archived', async () => {
    const { teacher } = await createClassroom(server);
    const [draft, final] = await make(teacher, 2);
    await bulk(teacher, { ids: [final!], changes: { status: 'FINAL' }, pack: { title: 'P', icon: 'star' } });
    const back = await bulk(teacher, { ids: [draft!, final!], changes: { status: 'DRAFT' } });
    expect(verdictsOf(back.body)).toEqual(['UNCHANGED', 'IN_PACK']);
    const deletion = await bulk(teacher, { ids: [draft!, final!], remove: true });
    expect(verdictsOf(deletion.body)).toEqual(['DONE', 'NOT_DRAFT']);
    expect(await rowsOf([draft!])).toEqual([]);
    const archive = await bulk(teacher, { ids: [final!], changes: { status: 'ARCHIVED' } });
    expect(verdictsOf(archive.body)).toEqual(['DONE']);
  });

  test('a draft in the boxes of a student is not deleted', async () => {
    const classroom = await createClassroom(server);
    const [card] = await make(classroom.teacher, 1);
    await server.seed.trackedCard({ students_id: classroom.zoe.id, cards_id: card! });
    expect(verdictsOf((await bulk(classroom.teacher, { ids: [card!], remove: true })).body)).toEqual(['IN_USE']);
  });

  test('a draft in the boxes of another school’s student is not deleted; the others are [cards.learnt-draft] [cards.bulk]', async () => {
    const { teacher } = await createClassroom(server);
    const other = await createClassroom(server);
    const [learnt, unused] = await make(teacher, 2);
    const ofZoe = { students_id: other.zoe.id, cards_id: learnt! };
    await server.seed.trackedCard(ofZoe);
    // The event has the same id as its card, which the query must not confuse.
    const id = learnt!;
    await server.seed.cardEvent({ ...ofZoe, id, kind: 'PLACE', box: 2, answered_at: '2026-09-01T09:00:00Z' });
    const { status, body } = await bulk(teacher, { ids: [learnt!, unused!], remove: true });
    expect(status).toBe(200);
    expect(body.rows.map(({ verdict }) => verdict)).toEqual(['IN_USE', 'DONE']);
  });

  test('names the invalid field: a wrong subject, wrong changes, or no, repeated or too many cards', async () => {
    const { teacher } = await createClassroom(server);
    const ids = await make(teacher, 1);
    const otherSubject = await server.seed.subject();
    const fieldsOf = async (body: unknown) => Object.keys((await bulk(teacher, body as BulkBody)).error.fields ?? {});
    expect(await fieldsOf({ ids, changes: { matter_id: otherSubject.id, subject_id: homophones.id } })).toEqual([
      'changes.subject_id',
    ]);
    expect(await fieldsOf({ ids, changes: { subject_id: homophones.id } })).toEqual(['changes.matter_id']);
    expect(await fieldsOf({ ids, changes: {} })).toEqual(['changes']);
    expect(await fieldsOf({ ids, changes: { level: 'CP' }, remove: true })).toEqual(['changes']);
    expect(await fieldsOf({ ids: [], remove: true })).toEqual(['ids']);
    expect(await fieldsOf({ ids: [...ids, ...ids], remove: true })).toEqual(['ids']);
    expect(await fieldsOf({ ids: Array.from({ length: 1001 }, (_none, n) => n + 1), remove: true })).toEqual(['ids']);
  });

  test('permissions: refuses anonymous callers, followers and other schools; allows school admins, and superadmins except for packs', async () => {
    const { teacher, schoolAdmin, follower, stranger } = await createClassroom(server);
    const ids = await make(teacher, 2);
    const publish = (person: Person) => bulk(person, { ids, changes: { status: 'FINAL' } });
    expect(await server.anonymous.status(cardsBulk.apply, { body: { ids, remove: true } })).toBe(401);
    expect((await publish(follower)).status).toBe(403);
    expect(verdictsOf((await publish(stranger)).body)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(await statusesOf(ids)).toEqual(['DRAFT', 'DRAFT']);
    expect(verdictsOf((await publish(schoolAdmin)).body)).toEqual(['DONE', 'DONE']);
    const superadmin = await server.seed.superadmin();
    expect(verdictsOf((await bulk(superadmin, { ids, changes: { level: 'CP' } })).body)).toEqual(['DONE', 'DONE']);
    const pack = await bulk(superadmin, { ids, pack: { title: 'P', icon: 'star' } });
    expect([pack.status, pack.error.code]).toEqual([403, 'FORBIDDEN']);
  });
});

describe('packs', () => {
  test('a pack contains at most 15 cards: the error says how many more fit and what to do [packs.max-cards]', async () => {
    const { teacher } = await createClassroom(server);
    const ids = await make(teacher, 16, { status: 'FINAL' });
    const tooMany = await bulk(teacher, { ids, pack: { title: 'P', icon: 'star' } });
    expect([tooMany.status, tooMany.error.code]).toEqual([422, 'PACK_TOO_LARGE']);
    expect(tooMany.error.message).toContain('répartissez ces 16 cartes dans 2 packs');
    const { body } = await bulk(teacher, { ids: ids.slice(0, 14), pack: { title: 'P', icon: 'star' } });
    const full = await bulk(teacher, { ids, pack: { id: body.packs[0]!.id } });
    expect(full.error.message).toContain('il reste 1 place dans «\u00a0P\u00a0» pour 2 cartes');
    const last = await bulk(teacher, { ids: ids.slice(0, 15), pack: { id: body.packs[0]!.id } });
    expect(last.body).toMatchObject({ nb_done: 1, packs: [{ nb_cards: 15 }] });
  });

  test('accepts only published cards, including a draft published in the same call', async () => {
    const { teacher } = await createClassroom(server);
    const ids = await make(teacher, 2);
    const refused = await bulk(teacher, { ids, pack: { title: 'P', icon: 'star' } });
    expect(verdictsOf(refused.body)).toEqual(['NOT_PUBLISHED', 'NOT_PUBLISHED']);
    expect(refused.body.packs).toEqual([]);
    const done = await bulk(teacher, { ids, changes: { status: 'FINAL' }, pack: { title: 'P', icon: 'star' } });
    expect(done.body).toMatchObject({ nb_done: 2, packs: [{ title: 'P', nb_cards: 2 }] });
  });

  test('a draft that is refused for a pack stays unchanged [cards.bulk]', async () => {
    const { teacher } = await createClassroom(server);
    const ids = await make(teacher, 1);
    const before = await rowsOf(ids);
    const { body } = await bulk(teacher, { ids, changes: { level: 'CM2' }, pack: { title: 'P', icon: 'star' } });
    expect(verdictsOf(body)).toEqual(['NOT_PUBLISHED']);
    expect(await rowsOf(ids)).toEqual(before);
  });

  test('returns 403 for a colleague’s pack, 404 for another school’s', async () => {
    const classroom = await createClassroom(server);
    const ids = await make(classroom.colleague, 1, { status: 'FINAL' });
    const pack = await givePack(server, classroom, [(await server.seed.card()).id]);
    expect((await bulk(classroom.colleague, { ids, pack: { id: pack.id } })).status).toBe(403);
    const [foreign] = await make(classroom.stranger, 1, { status: 'FINAL' });
    expect((await bulk(classroom.stranger, { ids: [foreign!], pack: { id: pack.id } })).status).toBe(404);
  });
});

describe('a double submit', () => {
  test('is carried out once and gets the same response', async () => {
    const { teacher } = await createClassroom(server);
    const ids = await make(teacher, 3, { status: 'FINAL' });
    const body = { ids, pack: { title: 'Deux fois', icon: 'star' }, request_id: randomUUID() };
    const [first, second] = await Promise.all([bulk(teacher, body), bulk(teacher, body)]);
    expect(second.body).toEqual(first.body);
    const created = await server.db.selectFrom('packs').select('id').where('title', '=', 'Deux fois').execute();
    expect(created).toHaveLength(1);
    const request_id = randomUUID();
    const twice = { cards: [cardBody(1)], request_id };
    const one = await server.as(teacher).call(cardsBulk.createBatch, { body: twice });
    const two = await server.as(teacher).call(cardsBulk.createBatch, { body: twice });
    expect(two.body).toEqual(one.body);
    // Another person's request with the same id is a different request.
    const otherClassroom = await createClassroom(server);
    expect((await server.as(otherClassroom.teacher).body(cardsBulk.createBatch, { body: twice })).ids).not.toEqual(
      one.body.ids,
    );
  });
});
