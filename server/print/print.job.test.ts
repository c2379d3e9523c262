import { print } from '@memocartes/contract/print/print.routes';
import { sql } from 'kysely';

import { takeFirstOrThrow } from '../database/queries/rows.ts';
import { type Classroom, createClassroom, someCards } from '../testing/classroom.ts';
import { waitForPrint } from '../testing/files/prints.ts';
import { runHandler, runSentJobs } from '../testing/jobs.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { printsJob } from './print.job.ts';

let server: TestServer;
let classroom: Classroom;
let card: number;

beforeAll(async () => {
  server = await testServer();
  classroom = await createClassroom(server);
  card = (await someCards(server, 1)).cards[0]!;
});

afterAll(() => server.close());
beforeEach(() => sql`delete from print_jobs`.execute(server.db));

const options = JSON.stringify({
  duplex: 'long',
  qr: false,
  dividers: false,
  calibration: false,
  shift_x: 0,
  shift_y: 0,
});

/** A print in the state left by a dead process. */
async function insertPrint(status: 'PENDING' | 'RUNNING' | 'FAILED', tries: number): Promise<number> {
  const { id } = await sql<{ id: number }>`
    insert into print_jobs (
      authentications_id, schools_id, school_year, status, options, cards, nb_pages, nb_tries
    )
    values (
      ${classroom.teacher.id}, ${classroom.school.id}, 2026, ${status}, ${options}::jsonb,
      array[${card}]::int[], 2, ${tries}
    )
    returning id
  `
    .execute(server.db)
    .then(takeFirstOrThrow);
  return id;
}

const view = (id: number) => server.as(classroom.teacher).body(print.view, { id });

test('a print whose process died is resumed by another process [printing.resume]', async () => {
  const lost = await insertPrint('RUNNING', 1);
  const waiting = await insertPrint('PENDING', 0);
  for (const id of [lost, waiting]) await runHandler(server, printsJob, id);
  expect([(await view(lost)).status, (await view(waiting)).status]).toEqual(['DONE', 'DONE']);
});

test('a finished or deleted print is not created again', async () => {
  const id = await insertPrint('PENDING', 0);
  await runHandler(server, printsJob, id);
  const tries = async () =>
    (await server.db.selectFrom('print_jobs').select('nb_tries').where('id', '=', id).executeTakeFirst())?.nb_tries;
  await runHandler(server, printsJob, id);
  expect(await tries()).toBe(1);
  await sql`delete from print_jobs`.execute(server.db);
  await runHandler(server, printsJob, id);
  expect(await tries()).toBeUndefined();
});

test('a print whose processes died three times fails; a later retry creates its file [printing.resume]', async () => {
  const id = await insertPrint('RUNNING', 3);
  await sql`
    insert into pgboss.job (name, data, policy, state, retry_count, retry_limit)
    values ('prints', ${{ id }}, 'standard', 'retry', 3, 3)
  `.execute(server.db);
  const stop = await runSentJobs(server);
  expect(await waitForPrint(server, classroom.teacher, id)).toMatchObject({ status: 'FAILED', has_file: false });
  await stop();
  await runHandler(server, printsJob, id);
  expect(await view(id)).toMatchObject({ status: 'DONE', has_file: true, message: null });
});

test('a print whose process stops is left to the next process', async () => {
  const id = await insertPrint('PENDING', 0);
  const stopping = printsJob.run({ db: server.db, config: server.config }, { id, signal: AbortSignal.timeout(1) });
  await expect(stopping).rejects.toThrow();
  expect((await view(id)).status).toBe('PENDING');
});
