import { operations } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import { imports } from '@memocartes/contract/imports/imports.routes';

import type { Trx } from '../../database/database.ts';
import { testWithTwoConnections, waitForLock } from '../../testing/races.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

/** An import that moved Ada from CP A to CP B, and added Max to CP B. */
async function importMove() {
  const { seed } = server;
  const school = await seed.school();
  const caller = server.as(await seed.schoolAdmin({ schoolId: school.id }));
  const former = await seed.class({ schools_id: school.id, name: 'CP A', level: 'CP' });
  const class_ = await seed.class({ schools_id: school.id, name: 'CP B', level: 'CP' });
  const names = { gender: null, birthdate: null, level: 'CP', lastname: 'Roy' };
  const ada = await seed.student({
    schools_id: school.id,
    classes_id: former.id,
    level: 'CP',
    lastname: 'Roy',
    firstname: 'Ada',
  });
  const rows = ['Ada', 'Max'].map((firstname, n) => ({
    line: n + 2,
    student: { ...names, firstname, class_: 'CP B' },
  }));
  const body = await caller.body(imports.validSchoolStudents, { id: school.id, body: { rows, move: true } });
  expect([body.count, body.nb_moved]).toEqual([1, 1]);
  const max = await server.db
    .selectFrom('students')
    .select('id')
    .where('classes_id', '=', class_.id)
    .where('firstname', '=', 'Max')
    .executeTakeFirstOrThrow();
  return { ada, max, class_, undo: () => caller.call(operations.undo, { id: body.operation_id! }) };
}

const lock = (trx: Trx, id: number) =>
  trx.selectFrom('students').select('id').where('id', '=', id).forNoKeyUpdate().execute();

/** Undoes an import while another transaction has locked the first of its students, and then locks the other. */
async function whileUndoing(imported: Awaited<ReturnType<typeof importMove>>, act: (trx: Trx) => Promise<unknown>) {
  const { undone } = await server.db.transaction().execute(async (trx) => {
    await lock(trx, imported.ada.id);
    const undone = imported.undo();
    await waitForLock(server.db);
    await lock(trx, imported.max.id);
    await act(trx);
    return { undone };
  });
  return undone;
}

const findStudent = (id: number) =>
  server.db.selectFrom('students').select('classes_id').where('id', '=', id).executeTakeFirst();

testWithTwoConnections(
  'the undo of an import does not deadlock with the deletion of a class of its students [import.undo]',
  async () => {
    const imported = await importMove();
    const { ada, max, class_ } = imported;
    const undone = await whileUndoing(imported, async (trx) => {
      await trx.updateTable('students').set({ classes_id: null }).where('classes_id', '=', class_.id).execute();
      await trx.deleteFrom('classes').where('id', '=', class_.id).execute();
    });
    expect([undone.status, undone.body.kept.map(({ id, reason }) => [id, reason])]).toEqual([
      200,
      expect.arrayContaining([
        [ada.id, 'EDITED'],
        [max.id, 'EDITED'],
      ]),
    ]);
    expect([await findStudent(ada.id), await findStudent(max.id)]).toEqual([
      { classes_id: null },
      { classes_id: null },
    ]);
  },
);

testWithTwoConnections(
  'the undo of an import does not deadlock with the deletion of its students [import.undo]',
  async () => {
    const imported = await importMove();
    const { ada, max } = imported;
    const undone = await whileUndoing(imported, (trx) =>
      trx.deleteFrom('students').where('id', 'in', [ada.id, max.id]).execute(),
    );
    expect([undone.status, undone.body.nb_undone, undone.body.kept]).toEqual([200, 0, []]);
  },
);
