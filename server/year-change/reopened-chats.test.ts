import { operations } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import { imports } from '@memocartes/contract/imports/imports.routes';
import { chats } from '@memocartes/contract/messaging/chats.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { yearChange } from '@memocartes/contract/year-change/year-change.routes';

import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

/** A school with a CE1 of three students and an empty CE2, both taught by one teacher, and its school admin. */
async function seedSchool() {
  const { seed } = server;
  const { id: schools_id } = await seed.school();
  const ce1 = await seed.class({ schools_id, name: 'CE1 A', level: 'CE1' });
  const ce2 = await seed.class({ schools_id, name: 'CE2 A', level: 'CE2' });
  const inCe1 = (firstname: string) =>
    seed.student({ schools_id, firstname, lastname: 'Roy', birthdate: '2018-03-05', level: 'CE1', classes_id: ce1.id });
  const ada = await inCe1('Ada');
  const lou = await inCe1('Lou');
  const max = await inCe1('Max');
  const teacher = await seed.teacher({ schoolId: schools_id });
  const links = [ce1, ce2].map(({ id }) => ({ classes_id: id, users_pro_id: teacher.userId }));
  await server.db.insertInto('classes_users_pro').values(links).execute();
  const schoolAdmin = server.as(await seed.schoolAdmin({ schoolId: schools_id }));
  const teacherClient = server.as(teacher);

  const startConversation = async (student_id: number) => {
    const { id } = await teacherClient.body(chats.create, { body: { student_id } });
    await teacherClient.call(chats.send, { body: { chat_id: id, content: 'Bonjour' } });
    return id;
  };

  const assign = (id: number, class_id: number) => schoolAdmin.call(students.assign, { id, class_id });

  const listOpen = async () => {
    const body = await teacherClient.body(chats.list, {});
    return body.chats.flatMap(({ id, date_close }) => (date_close === null ? [id] : [])).toSorted((a, b) => a - b);
  };

  return { schools_id, ce1, ce2, ada, lou, max, teacherClient, schoolAdmin, startConversation, assign, listOpen };
}

test('undoing a year change reopens only conversations that the year change closed [messaging.reopened]', async () => {
  const { schools_id, ce1, ce2, ada, lou, max, teacherClient, schoolAdmin, startConversation, assign, listOpen } =
    await seedSchool();
  const closedEarlier = await startConversation(lou.id);
  await assign(lou.id, ce2.id);
  await assign(lou.id, ce1.id);
  const ofAda = await startConversation(ada.id);
  const ofMax = await startConversation(max.id);
  expect(await listOpen()).toEqual([ofAda, ofMax]);

  const preview = await schoolAdmin.body(yearChange.preview, { id: schools_id, body: {} });
  const result = await schoolAdmin.body(yearChange.apply, {
    id: schools_id,
    body: { digest: preview.digest },
  });
  expect(await listOpen()).toEqual([]);
  // A student moved after the year change is not moved back by the undo, so their conversation stays closed.
  await assign(max.id, ce2.id);
  await schoolAdmin.call(operations.undo, { id: result.operation_id });
  expect(await listOpen()).toEqual([ofAda]);
  expect(await teacherClient.status(chats.send, { body: { chat_id: ofAda, content: 'De retour' } })).toBe(201);
  expect((await teacherClient.body(chats.view, { id: closedEarlier })).date_close).not.toBeNull();
});

test('undoing an import of two files reopens the conversations that either file closed [messaging.reopened]', async () => {
  const { schools_id, ada, lou, max, teacherClient, schoolAdmin, startConversation, listOpen } = await seedSchool();
  const ofAda = await startConversation(ada.id);
  const ofLou = await startConversation(lou.id);
  const ofMax = await startConversation(max.id);

  const file = (firstname: string) => ({
    title: 'rentree.csv',
    type: 'text/csv',
    data: Buffer.from(`Nom,Prénom,Naissance,Niveau,Classe\nRoy,${firstname},05/03/2018,CE2,CE2 A`).toString('base64'),
  });

  const importFile = async (firstname: string, more: { departures?: number[]; operation_id?: number } = {}) => {
    const { rows } = await schoolAdmin.body(imports.schoolStudents, { id: schools_id, body: file(firstname) });
    const body = { rows, move: true, ...more };
    return await schoolAdmin.body(imports.validSchoolStudents, { id: schools_id, body });
  };

  const first = await importFile('Ada', { departures: [max.id] });
  expect([first.nb_moved, first.nb_departed, await listOpen()]).toEqual([1, 1, [ofLou]]);
  const second = await importFile('Lou', { operation_id: first.operation_id! });
  expect([second.operation_id, await listOpen()]).toEqual([first.operation_id, []]);

  await schoolAdmin.call(operations.undo, { id: first.operation_id! });
  expect(await listOpen()).toEqual([ofAda, ofLou, ofMax]);
  expect(await teacherClient.status(chats.send, { body: { chat_id: ofLou, content: 'De retour' } })).toBe(201);
});
