import { audit } from '@memocartes/contract/audit/audit.routes';
import { auth } from '@memocartes/contract/auth/auth.routes';
import { privacy } from '@memocartes/contract/privacy/privacy.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';
import { sql } from 'kysely';

import { takeFirstOrThrow } from '../../database/queries/rows.ts';
import { type Classroom, createClassroom } from '../../testing/classroom.ts';
import { download, exportAndOpen, waitForExport } from '../../testing/exports.ts';
import { runHandler, sendJob, testServerWithJobs } from '../../testing/jobs.ts';
import { race, testWithTwoConnections } from '../../testing/races.ts';
import type { Person } from '../../testing/seed.ts';
import type { TestServer } from '../../testing/server.ts';
import { exportsJob } from './exports.job.ts';
import { claimExport, finishExport } from './exports.writes.ts';

let server: TestServer;
let classroom: Classroom;
let superadmin: Person;

beforeAll(async () => {
  server = await testServerWithJobs();
  superadmin = await server.seed.superadmin();
});

afterAll(() => server.close());

beforeEach(async () => {
  classroom = await createClassroom(server);
});

describe('permissions', () => {
  test('an export is refused to a teacher, another follower, another school and anonymous callers', async () => {
    const { zoe, teacher, follower, schoolAdmin } = classroom;
    const requestExport = (person: Person, route: 'exportStudent' | 'exportUser', id: number) =>
      server.as(person).status(privacy[route], { id });
    const stranger = await server.seed.schoolAdmin();
    const otherFollower = await server.seed.follower({ schoolId: classroom.school.id });
    expect(await requestExport(teacher, 'exportStudent', zoe.id)).toBe(403);
    expect(await requestExport(stranger, 'exportStudent', zoe.id)).toBe(404);
    expect(await requestExport(otherFollower, 'exportStudent', zoe.id)).toBe(404);
    expect(await requestExport(stranger, 'exportUser', teacher.userId)).toBe(404);
    expect(await requestExport(stranger, 'exportUser', follower.userId)).toBe(404);
    expect(await requestExport(teacher, 'exportUser', schoolAdmin.userId)).toBe(403);
    expect(await requestExport(otherFollower, 'exportUser', follower.userId)).toBe(404);
    expect(await server.anonymous.status(privacy.exportStudent, { id: zoe.id })).toBe(401);
    expect(await requestExport(superadmin, 'exportStudent', zoe.id)).toBe(201);
    expect(await requestExport(superadmin, 'exportUser', superadmin.userId)).toBe(201);
  });

  test('an export can be read only by its author, for 24 hours [privacy.export]', async () => {
    const { follower, schoolAdmin, zoe } = classroom;
    const { id } = await exportAndOpen(server, follower, 'exportStudent', zoe.id);
    for (const person of [schoolAdmin, superadmin, classroom.teacher]) {
      expect(await server.as(person).status(privacy.viewExport, { id })).toBe(404);
      expect((await download(server, person, id)).status).toBe(404);
    }
    await sql`update privacy_exports set date_create = now() - interval '24 hours 1 second' where id = ${id}`.execute(
      server.db,
    );
    expect((await download(server, follower, id)).status).toBe(404);
    expect((await server.as(follower).body(privacy.exports)).exports).toEqual([]);
  });

  test('a follower who is detached between the request and the download can’t download the export', async () => {
    const { follower, schoolAdmin, zoe } = classroom;
    const { id } = await exportAndOpen(server, follower, 'exportStudent', zoe.id);
    await server.as(schoolAdmin).call(users.detach, { user_id: follower.userId, student_id: zoe.id });
    expect((await download(server, follower, id)).status).toBe(404);
    expect((await server.as(follower).body(privacy.exports)).exports).toEqual([]);
  });

  test('a person who is detached or banned before the file is created gets no file', async () => {
    const { follower, zoe, school } = classroom;

    const waiting = async (account: number) =>
      (
        await sql<{ id: number }>`
          insert into privacy_exports (authentications_id, students_id, schools_id, nb_steps, date_create)
          values (${account}, ${zoe.id}, ${school.id}, 12, now() - interval '1 minute')
          returning id
        `
          .execute(server.db)
          .then(takeFirstOrThrow)
      ).id;

    const id = await waiting(follower.id);
    await sql`delete from users_students where users_id = ${follower.userId}`.execute(server.db);
    const banned = await waiting(classroom.schoolAdmin.id);
    await server.as(superadmin).call(auth.update, { id: classroom.schoolAdmin.id, body: { status: 'BANNED' } });
    for (const exportId of [id, banned]) await runHandler(server, exportsJob, exportId);
    const { rows } = await sql`select status, file from privacy_exports where id in (${id}, ${banned})`.execute(
      server.db,
    );
    expect(rows).toEqual([
      { status: 'FAILED', file: null },
      { status: 'FAILED', file: null },
    ]);
  });
});

describe('concurrent requests', () => {
  test('two requests during an unfinished export return the same export', async () => {
    await sql`
      insert into privacy_exports (authentications_id, users_id, schools_id, nb_steps, status, nb_tries)
      values (${classroom.teacher.id}, ${classroom.teacher.userId}, ${classroom.school.id}, 1, 'RUNNING', 1)
    `.execute(server.db);
    const requestExport = () => server.as(classroom.teacher).call(privacy.exportUser, { id: classroom.teacher.userId });
    const first = await requestExport();
    const second = await requestExport();
    expect([first.status, second.status, first.body.id === second.body.id]).toEqual([201, 201, true]);
  });

  testWithTwoConnections('ten concurrent requests are all accepted', async () => {
    const outcome = await race(10, () =>
      server.as(classroom.teacher).call(privacy.exportUser, { id: classroom.teacher.userId }),
    );
    expect(outcome).toEqual({ '201': 10 });
  });

  /** An export in the state left by a dead process. */
  const insertExport = async (studentId: number, status: 'PENDING' | 'RUNNING') =>
    (
      await sql<{ id: number }>`
        insert into privacy_exports (authentications_id, students_id, schools_id, nb_steps, status)
        values (${classroom.schoolAdmin.id}, ${studentId}, ${classroom.school.id}, 12, ${status})
        returning id
      `
        .execute(server.db)
        .then(takeFirstOrThrow)
    ).id;

  test('the export of a student who is deleted meanwhile is not stored', async () => {
    const claimed = await claimExport(server.db, await insertExport(classroom.ada.id, 'PENDING'));
    await server.as(classroom.schoolAdmin).call(students.remove, { id: classroom.ada.id });
    await finishExport(server.db, claimed!, Buffer.from('PK'));
    const { rows } = await sql`select from privacy_exports where id = ${claimed!.id}`.execute(server.db);
    expect(rows).toEqual([]);
  });

  test('an export whose process died is created by another process, and fails when no attempt is left', async () => {
    const lost = await insertExport(classroom.zoe.id, 'RUNNING');
    const withoutAttempts = await insertExport(classroom.ada.id, 'RUNNING');
    await sendJob(server.db, 'exports', lost);
    await sql`
      insert into pgboss.job (name, data, policy, state, retry_count, retry_limit)
      values ('exports', ${{ id: withoutAttempts }}, 'standard', 'retry', 3, 3)
    `.execute(server.db);
    expect((await waitForExport(server, classroom.schoolAdmin, lost)).status).toBe('DONE');
    expect(await waitForExport(server, classroom.schoolAdmin, withoutAttempts)).toMatchObject({
      status: 'FAILED',
      has_file: false,
    });
  });
});

test('the request and the download of an export are in the audit log of the student’s school', async () => {
  await exportAndOpen(server, classroom.follower, 'exportStudent', classroom.zoe.id);
  const body = await server.as(classroom.schoolAdmin).body(audit.list, { query: { kind: 'EXPORTED' } });
  expect(body.events.map(({ details, target }) => [details.step, target?.id])).toEqual([
    ['downloaded', classroom.zoe.id],
    ['requested', classroom.zoe.id],
  ]);
});
