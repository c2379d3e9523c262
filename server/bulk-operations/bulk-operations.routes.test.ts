import { operations } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import { history } from '@memocartes/contract/history/history.routes';
import { imports } from '@memocartes/contract/imports/imports.routes';

import { ago } from '../testing/data/instants.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const rows = [{ line: 2, student: { firstname: 'Ada', lastname: 'Roy', gender: null, birthdate: null, level: 'CP' } }];

async function seedSchool() {
  const class_ = await server.seed.class();
  const schoolAdmin = await server.seed.schoolAdmin({ schoolId: class_.schools_id });
  const body = await server.as(schoolAdmin).body(imports.validStudents, { id: class_.id, body: { rows } });
  return { class_, schoolAdmin, schoolId: class_.schools_id, id: body.operation_id!, student: body.rows[0]!.id! };
}

type SeededSchool = Awaited<ReturnType<typeof seedSchool>>;
const undo = ({ schoolAdmin, id }: Pick<SeededSchool, 'schoolAdmin' | 'id'>) =>
  server.as(schoolAdmin).call(operations.undo, { id });

const expireUndo = (id: number) =>
  server.db
    .updateTable('operations')
    .set({ date_undoable_until: ago({ seconds: 1 }) })
    .where('id', '=', id)
    .execute();

test('lists an operation with its author, whether it can be undone, and the end of the undo period of 24 hours', async () => {
  const seeded = await seedSchool();
  const body = await server.as(seeded.schoolAdmin).body(operations.list);
  expect(body).toMatchObject({
    count: 1,
    operations: [
      {
        id: seeded.id,
        kind: 'IMPORT',
        is_undoable: true,
        date_undone: null,
        summary: { students: 1, classes: 0 },
        author: { firstname: 'Camille', lastname: seeded.schoolAdmin.lastname },
      },
    ],
  });
  const [operation] = body.operations;
  expect(Date.parse(operation!.date_undoable_until) - Date.parse(operation!.date_create)).toBe(24 * 3_600_000);
});

test('returns 409 for a second undo and after 24 h [import.undo]', async () => {
  const seeded = await seedSchool();
  expect((await undo(seeded)).body).toMatchObject({ nb_undone: 1, nb_kept: 0 });
  const repeated = await undo(seeded);
  expect([repeated.status, repeated.error.code]).toEqual([409, 'ALREADY_UNDONE']);
  const old = await seedSchool();
  await expireUndo(old.id);
  const tooLate = await undo(old);
  expect([tooLate.status, tooLate.error.code]).toEqual([409, 'UNDO_TOO_LATE']);
  const body = await server.as(old.schoolAdmin).body(operations.list, { query: { undoable: true } });
  expect(body.count).toBe(0);
  expect(await server.db.selectFrom('students').select('id').where('id', '=', old.student).execute()).toHaveLength(1);
});

test('import and undo are recorded in the histories of school and student', async () => {
  const seeded = await seedSchool();
  await undo(seeded);

  const readHistory = async (entity_type: string, entity_id: number) => {
    const query = { entity_type, entity_id };
    const body = await server.as(seeded.schoolAdmin).body(history.list, { query });
    return body.history.map(({ action, changes }) => [action, changes]);
  };

  expect(await readHistory('SCHOOL', seeded.schoolId)).toEqual([
    ['UNDO', { students: [null, 1], classes: [null, 0], kept: [null, 0], operation: [null, 'IMPORT'] }],
    ['IMPORT', { students: [null, 1], classes: [null, 0] }],
  ]);
  expect((await readHistory('STUDENT', seeded.student)).map(([action]) => action)).toEqual(['DELETE', 'IMPORT']);
});

test('undo keeps a student who has cards [import.undo-kept]', async () => {
  const seeded = await seedSchool();
  const card = await server.seed.card();
  const day = '2026-09-01';
  const tracked = { students_id: seeded.student, cards_id: card.id, epoch: 1, box: 2, moved_on: day, first_on: day };
  await server.db.insertInto('cards_students').values(tracked).execute();
  const { body } = await undo(seeded);
  expect(body).toMatchObject({ nb_undone: 0, nb_kept: 1, kept: [{ id: seeded.student, reason: 'CARDS' }] });
});

test('undoing is refused to anonymous callers; teachers, followers and another school can neither list nor undo an operation', async () => {
  const { id, schoolId } = await seedSchool();
  const teacher = await server.seed.teacher({ schoolId });
  const follower = await server.seed.follower({ schoolId });
  expect(await server.anonymous.status(operations.undo, { id })).toBe(401);
  for (const person of [teacher, follower]) {
    expect(await server.as(person).status(operations.list)).toBe(403);
    expect(await server.as(person).status(operations.undo, { id })).toBe(403);
  }
  const stranger = await server.seed.schoolAdmin();
  expect(await server.as(stranger).status(operations.undo, { id })).toBe(404);
  expect((await server.as(stranger).body(operations.list)).count).toBe(0);
  expect(await server.as(stranger).status(operations.list, { query: { school_id: schoolId } })).toBe(404);
  const superadmin = server.as(await server.seed.superadmin());
  expect((await superadmin.body(operations.list, { query: { school_id: schoolId } })).count).toBe(1);
});
