import { sql } from 'kysely';
import { print } from '@memocartes/contract/print/print.routes';
import { createClassroom, someCards } from '../testing/classroom.ts';
import type { Classroom } from '../testing/classroom.ts';
import { testServer } from '../testing/server.ts';
import type { TestServer } from '../testing/server.ts';
import { printJob } from './print.job.ts';

let server: TestServer;
let room: Classroom;
let card: number;
beforeAll(async () => {
  server = await testServer();
  room = await createClassroom(server);
  card = (await someCards(server, 1)).cards[0]!;
});
afterAll(() => server.close());
beforeEach(() => sql`delete from print_jobs`.execute(server.db));

const run = () => printJob.run({ db: server.db, config: server.config });
const options = JSON.stringify({
  duplex: 'long',
  qr: false,
  dividers: false,
  calibration: false,
  shift_x: 0,
  shift_y: 0,
});

type Row = { status: string; tries?: number; age?: string; locked?: string };
/** A print in the state in which a dead process left it. */
async function left({ status, tries = 1, age = '1 minute', locked = '-1 second' }: Row): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into print_jobs (authentications_id, schools_id, school_year, status, options, cards, nb_pages, nb_tries, date_create, locked_until)
    values (${room.teacher.id}, ${room.school.id}, 2026, ${status}, ${options}::jsonb, array[${card}]::int[], 2, ${tries},
      now() - ${age}::interval, now() + ${locked}::interval) returning id`.execute(server.db);
  return rows[0]!.id;
}
const statusOf = async (id: number) => (await server.as(room.teacher).call(print.view, { id })).body.status;

test('a job whose process died is run by another one [printing.resume]', async () => {
  const lost = await left({ status: 'RUNNING' });
  const waiting = await left({ status: 'PENDING', tries: 0 });
  await run();
  expect([await statusOf(lost), await statusOf(waiting)]).toEqual(['DONE', 'DONE']);
});

test('a running or just queued job is not claimed', async () => {
  const running = await left({ status: 'RUNNING', locked: '20 seconds' });
  const fresh = await left({ status: 'PENDING', tries: 0, age: '1 second' });
  await run();
  expect([await statusOf(running), await statusOf(fresh)]).toEqual(['RUNNING', 'PENDING']);
});

test('a job fails after three attempts [printing.resume]', async () => {
  const hopeless = await left({ status: 'RUNNING', tries: 3 });
  await run();
  expect(await statusOf(hopeless)).toBe('FAILED');
});
