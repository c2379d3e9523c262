import { randomUUID } from 'node:crypto';

import { cardsBulk } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import { cards } from '@memocartes/contract/cards/cards.routes';
import { packs } from '@memocartes/contract/packs/packs.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { bulkCards } from '../../testing/bulk-cards.ts';
import { createClassroom } from '../../testing/classroom.ts';
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

const { cardBody, batch, make, bulk, undo, rowsOf } = bulkCards(
  () => server,
  () => matter.id,
);

describe('undo', () => {
  test('restores each card; cards edited since then are kept, with the reason [cards.bulk-undo-kept]', async () => {
    const { teacher } = await createClassroom(server);
    const ids = await make(teacher, 3);
    await bulk(teacher, { ids: [ids[0]!], changes: { level: 'CP' } });
    const before = await rowsOf(ids);
    const { body } = await bulk(teacher, { ids, changes: { status: 'FINAL', level: 'CM2', is_typed: true } });
    await server.as(teacher).call(cards.update, { id: ids[2]!, body: { bline1: 'autre' } });
    const undone = await undo(teacher, body.operation_id!);
    expect(undone.body).toMatchObject({ nb_undone: 2, nb_kept: 1, kept: [{ id: ids[2], reason: 'EDITED' }] });
    const after = await rowsOf(ids);
    for (const index of [0, 1]) {
      expect(after[index]).toMatchObject({
        ...before[index],
        date_update: expect.anything() as unknown,
        version: expect.anything() as unknown,
      });
    }
    expect(after[2]).toMatchObject({ status: 'FINAL', level: 'CM2' });
    const repeated = await undo(teacher, body.operation_id!);
    expect([repeated.status, repeated.error.code]).toEqual([409, 'ALREADY_UNDONE']);
  });

  test('restores deleted drafts, with a new number if theirs was taken', async () => {
    const { teacher } = await createClassroom(server);
    const ids = await make(teacher, 2, { fline2: 'revenante' });
    const before = await rowsOf(ids);
    const { body } = await bulk(teacher, { ids, remove: true });
    const [newCard] = await make(teacher, 1);
    expect((await undo(teacher, body.operation_id!)).body).toMatchObject({ nb_undone: 2, nb_kept: 0 });
    const after = await rowsOf(ids);
    expect(after.map(({ fline1, fline2 }) => [fline1, fline2])).toEqual(
      before.map(({ fline1, fline2 }) => [fline1, fline2]),
    );
    const numbersOf = (rows: typeof before) => rows.map(({ displayed_id }) => displayed_id);
    const [taken, free] = numbersOf(before);
    expect(numbersOf(await rowsOf([newCard!]))).toEqual([taken]);
    expect(numbersOf(after)).toEqual([expect.not.stringContaining(taken!), free]);
  });

  test('restores deleted drafts without their author, deleted since, or in the school of their author, transferred since [cards.bulk-undo] [staff.transfer]', async () => {
    const { school, schoolAdmin, teacher } = await createClassroom(server);
    const ids = await make(teacher, 1);
    const { body: removal } = await bulk(schoolAdmin, { ids, remove: true });
    await server.as(schoolAdmin).call(users.remove, { id: teacher.userId });
    expect((await undo(schoolAdmin, removal.operation_id!)).body.nb_undone).toBe(1);
    const independent = await server.seed.teacher({ schoolId: (await server.seed.school({ offers_id: 2 })).id });
    const own = await make(independent, 1);
    const { body: ownRemoval } = await bulk(independent, { ids: own, remove: true });
    const move = { id: independent.userId, body: { schools_id: school.id } };
    await server.as(await server.seed.superadmin()).body(users.update, move);
    expect((await undo(independent, ownRemoval.operation_id!)).body.nb_undone).toBe(1);
    expect(await rowsOf([...ids, ...own])).toMatchObject([
      { authentications_id: null, schools_id: school.id },
      { authentications_id: independent.id, schools_id: school.id },
    ]);
  });

  test('restores a deleted draft, even if its request was sent again and created another card since [interface.request-once]', async () => {
    const { teacher } = await createClassroom(server);
    const body = { matter_id: matter.id, fline1: 'deux fois', request_id: randomUUID() };
    const create = async () => (await server.as(teacher).body(cards.create, { body })).id;
    const deleted = await create();
    const { body: removal } = await bulk(teacher, { ids: [deleted], remove: true });
    const created = await create();
    expect((await undo(teacher, removal.operation_id!)).body).toMatchObject({ nb_undone: 1, nb_kept: 0 });
    expect(await rowsOf([deleted, created])).toHaveLength(2);
  });

  test('undoes the change of a card that was deleted and restored since, even with a new number; an edited card is kept [cards.bulk-undo] [cards.bulk-undo-kept]', async () => {
    const { teacher } = await createClassroom(server);

    const create = async (level: 'CE1' | 'CE2') => {
      const body = { matter_id: matter.id, fline1: 'revenante', level, request_id: randomUUID() };
      return (await server.as(teacher).body(cards.create, { body })).id;
    };

    const restored = await create('CE1');
    const edited = await create('CE1');
    const renumbered = await create('CE2');
    const ids = [restored, edited, renumbered];
    const { body: change } = await bulk(teacher, { ids, changes: { is_typed: true } });
    const { body: removal } = await bulk(teacher, { ids, remove: true });
    await create('CE2');
    expect((await undo(teacher, removal.operation_id!)).body).toMatchObject({ nb_undone: 3, nb_kept: 0 });
    await server.as(teacher).call(cards.update, { id: edited, body: { bline1: 'autre' } });
    expect((await undo(teacher, change.operation_id!)).body).toMatchObject({
      nb_undone: 2,
      kept: [{ id: edited, reason: 'EDITED' }],
    });
    expect((await rowsOf(ids)).map(({ id, is_typed }) => [id, is_typed])).toEqual([
      [restored, false],
      [edited, true],
      [renumbered, false],
    ]);
  });

  test('deletes new packs except one assigned since, removes the cards from an existing pack, and counts all these cards [cards.bulk-undo]', async () => {
    const classroom = await createClassroom(server);
    const ids = await make(classroom.teacher, 20, { status: 'FINAL' });
    const created = await bulk(classroom.teacher, {
      ids: ids.slice(0, 20),
      pack: { title: 'N', icon: 'star', split: true },
    });
    const [assigned, other] = created.body.packs;
    await server.as(classroom.teacher).call(packs.assign, {
      id: assigned!.id,
      body: { classes_id: classroom.class_.id, week: '2026-12-07' },
    });
    const { body } = await undo(classroom.teacher, created.body.operation_id!);
    expect(body.kept).toEqual([{ id: assigned!.id, name: 'N (1)', reason: 'PACK_GIVEN' }]);
    expect(body.nb_undone).toBe(other!.nb_cards);
    expect(await server.as(classroom.teacher).status(packs.view, { id: other!.id })).toBe(404);
    const own = await server
      .as(classroom.teacher)
      .call(packs.create, { body: { title: 'Le mien', icon: 'star', cards: [ids[0]!, ids[1]!] } });
    const added = await bulk(classroom.teacher, { ids: ids.slice(1, 4), pack: { id: own.body.id } });
    expect(added.body.nb_done).toBe(2);
    const emptied = await undo(classroom.teacher, added.body.operation_id!);
    expect(emptied.body).toMatchObject({ nb_undone: 2, nb_kept: 0 });
    const view = await server.as(classroom.teacher).call(packs.view, { id: own.body.id });
    expect(view.body.cards.map(({ id }) => id)).toEqual([ids[0], ids[1]]);
  });

  test('removes the cards from a pack that was already assigned; a pack assigned again since then is kept', async () => {
    const { teacher, class_ } = await createClassroom(server);
    const ids = await make(teacher, 4, { status: 'FINAL' });
    const caller = server.as(teacher);
    const pack = await caller.body(packs.create, {
      body: { title: 'Donné', icon: 'star', cards: [ids[0]!], classes_id: class_.id, week: '2026-12-07' },
    });
    const cardsOfPack = async () => (await caller.body(packs.view, { id: pack.id })).cards.map(({ id }) => id);
    const added = await bulk(teacher, { ids: ids.slice(1, 3), pack: { id: pack.id } });
    expect((await undo(teacher, added.body.operation_id!)).body.kept).toEqual([]);
    expect(await cardsOfPack()).toEqual([ids[0]]);
    const addedAgain = await bulk(teacher, { ids: [ids[3]!], pack: { id: pack.id } });
    await caller.call(packs.assign, { id: pack.id, body: { classes_id: class_.id, week: '2026-12-14' } });
    const { body } = await undo(teacher, addedAgain.body.operation_id!);
    expect(body).toMatchObject({ nb_undone: 0, kept: [{ id: pack.id, name: 'Donné', reason: 'PACK_GIVEN' }] });
    expect(await cardsOfPack()).toEqual([ids[0], ids[3]]);
  });

  test('a new card in the boxes of another school’s student is kept; the others are deleted [cards.bulk-undo-kept]', async () => {
    const { teacher } = await createClassroom(server);
    const other = await createClassroom(server);
    const { ids, operation_id } = (await batch(teacher, 2)).body;
    await server.seed.trackedCard({ students_id: other.zoe.id, cards_id: ids[0]! });
    const { body } = await undo(teacher, operation_id);
    expect(body).toMatchObject({ nb_undone: 1, kept: [{ id: ids[0], reason: 'LEARNT' }] });
  });

  test('a request repeated after the undo of its operation gets the same response and changes nothing', async () => {
    const { teacher } = await createClassroom(server);
    const ids = await make(teacher, 1);
    const body = { ids, changes: { status: 'FINAL' as const }, request_id: randomUUID() };
    const first = await bulk(teacher, body);
    await undo(teacher, first.body.operation_id!);
    expect((await bulk(teacher, body)).body).toEqual(first.body);
    expect((await rowsOf(ids))[0]!.status).toBe('DRAFT');
    // The same request id for another kind of request is a conflict.
    const other = { cards: [cardBody(1)], request_id: body.request_id };
    expect(await server.as(teacher).errorCode(cardsBulk.createBatch, { body: other })).toBe('CONFLICT');
  });

  test('undoes only one’s own operations, and only within 24 h [cards.bulk-undo]', async () => {
    const { teacher, schoolAdmin, colleague, stranger } = await createClassroom(server);
    const ids = await make(teacher, 1);
    const { body } = await bulk(teacher, { ids, changes: { status: 'FINAL' } });
    const id = body.operation_id!;
    for (const person of [schoolAdmin, colleague, stranger]) expect((await undo(person, id)).status).toBe(404);
    expect(await server.anonymous.status(cardsBulk.undo, { id })).toBe(401);
    const listed = await server.as(teacher).call(cardsBulk.operations);
    expect(listed.body.operations.map(({ kind, nb_cards }) => [kind, nb_cards])).toEqual([
      ['EDIT', 1],
      ['CREATE', 1],
    ]);
    await server.db
      .updateTable('cards_operations')
      .set({ date_undoable_until: new Date(Date.now() - 1000).toISOString() })
      .where('id', '=', id)
      .execute();
    const tooLate = await undo(teacher, id);
    expect([tooLate.status, tooLate.error.code]).toEqual([409, 'UNDO_TOO_LATE']);
    expect((await server.as(teacher).body(cardsBulk.operations)).operations).toHaveLength(1);
  });
});

describe('a batch of new cards', () => {
  test('names a wrong field with its row and writes nothing', async () => {
    const { teacher } = await createClassroom(server);
    const rows = [
      cardBody(1),
      cardBody(2, { bline1: null, status: 'FINAL' }),
      cardBody(3, { matter_id: homophones.id }),
    ];
    const { status, error } = await server.as(teacher).call(cardsBulk.createBatch, { body: { cards: rows } });
    expect(status).toBe(422);
    expect(error.fields).toEqual({
      'cards.1.bline1': 'Le verso d’une carte publiée ne peut pas être vide.',
      'cards.2.matter_id': 'Choisissez une matière.',
    });
    expect((await server.as(teacher).body(cards.list, { query: { mine: 'true' } })).count).toBe(0);
  });

  test('the error at the limit of cards names the remedy; after undoing the batch, cards can be created again [schools.limit-cards]', async () => {
    const school = await server.seed.school({ offers_id: 1, nb_physical_boxes: 0 });
    const teacher = await server.seed.teacher({ schoolId: school.id });
    const { body } = await batch(teacher, 8);
    const { status, error } = await batch(teacher, 3);
    expect([status, error.code]).toEqual([409, 'LIMIT_CARDS']);
    expect(error.message).toBe(
      'Votre offre permet 10 cartes personnalisées\u00a0: il vous en reste 2 à créer, pour 3. Choisissez les 2 cartes à garder, supprimez des brouillons inutiles (une carte archivée compte toujours), ou écrivez-nous pour changer d’offre.',
    );
    expect((await batch(teacher, 2)).status).toBe(201);
    expect((await batch(teacher, 1)).error.code).toBe('LIMIT_CARDS');
    await undo(teacher, body.operation_id);
    expect((await batch(teacher, 8)).status).toBe(201);
  });

  test('a batch that reaches the limit, sent again with its request id, gets the same response [schools.limit-cards]', async () => {
    const school = await server.seed.school({ offers_id: 1, nb_physical_boxes: 0 });
    const teacher = await server.seed.teacher({ schoolId: school.id });
    const body = { cards: Array.from({ length: 10 }, (_none, n) => cardBody(n)), request_id: randomUUID() };
    const send = () => server.as(teacher).call(cardsBulk.createBatch, { body });
    const first = await send();
    const second = await send();
    expect([second.status, second.body]).toEqual([201, first.body]);
  });
});
