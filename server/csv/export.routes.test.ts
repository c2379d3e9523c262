import { today } from '@memocartes/contract/learning/calendar/days';
import { sql } from 'kysely';

import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

async function fetchPath(person: Person | undefined, path: string) {
  const caller = person ? server.as(person) : server.anonymous;
  const response = await caller.fetch(`/api${path}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString('utf8') };
}

const since = today().split('-').reverse().join('/');
const lines = (text: string) => text.replace('\ufeff', '').split('\r\n').slice(0, -1);

async function seedSchool() {
  const { seed } = server;
  const school = await seed.school({ name: 'École "Jean; Zay"', address_city: 'Orléans' });
  const inSchool = { schoolId: school.id };
  const class_ = await seed.class({ schools_id: school.id, name: 'CE1 A' });
  const zoe = await seed.student({
    schools_id: school.id,
    classes_id: class_.id,
    firstname: 'Zoë',
    lastname: 'Éluard',
    birthdate: '2018-02-03',
    gender: 'F',
  });
  const cmd = await seed.student({ schools_id: school.id, firstname: '=cmd|calc', lastname: '@Sum', level: null });
  const teacher = await seed.teacher({ ...inSchool, account: { firstname: 'Lila', lastname: 'Roy' } });
  await seed.teach(teacher.userId, class_.id);
  const follower = await seed.follower({
    ...inSchool,
    studentId: zoe.id,
    account: { firstname: 'Max', lastname: 'Éluard' },
  });

  return {
    school,
    class_,
    zoe,
    cmd,
    teacher,
    follower,
    schoolAdmin: await seed.schoolAdmin(inSchool),
    root: await seed.superadmin(),
  };
}

test('the file of students is UTF-8 with a BOM, a French name and French dates; formulas are escaped [asvs:1.2.1]', async () => {
  const { schoolAdmin } = await seedSchool();
  const { headers, bytes, text } = await fetchPath(schoolAdmin, '/students?format=csv');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''%C3%A9l%C3%A8ves.csv");
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(lines(text)).toEqual([
    'Nom;Prénom;Sexe;Date naissance;Niveau;Classe;Cartes physiques;Statut;Depuis',
    `'@Sum;'=cmd|calc;;;;;non;Actif;${since}`,
    `Éluard;Zoë;F;03/02/2018;CE1;CE1 A;non;Actif;${since}`,
  ]);
});

test('the files of staff, followers, classes, schools and accounts use the terms of the screens', async () => {
  const { schoolAdmin, teacher, follower, root, school } = await seedSchool();
  const staff = lines((await fetchPath(schoolAdmin, '/users?format=csv&role=TEACHER')).text);
  expect(staff[0]).toMatch(/^Nom;Prénom;E-mail;Téléphone;Rôle;Classes;Statut;/);
  expect(staff[1]).toContain(`Roy;Lila;${teacher.email};06 39 98 00 00;Enseignant(e);CE1 A;Actif;`);
  const followers = lines((await fetchPath(schoolAdmin, '/users/followers?format=csv')).text);
  expect(followers[1]).toBe(`Éluard;Max;${follower.email};06 39 98 00 00;Zoë ÉLUARD;Mère;CE1 A;Actif;${since};`);
  expect(lines((await fetchPath(schoolAdmin, '/classes?format=csv')).text)[1]).toBe('CE1 A;CE1;Lila ROY;1;');
  const schools = lines((await fetchPath(root, '/schools?format=csv&search=zay')).text);
  expect(schools[1]).toMatch(
    /^"École ""Jean; Zay""";TEST\d+;ecole\d+@test.example;;75012;Orléans;École, abonnée;Active;2;/,
  );
  const followerAccounts = lines((await fetchPath(root, `/auth/followers?format=csv&school_id=${school.id}`)).text);
  expect(followerAccounts[1]).toBe(
    `Éluard;Max;${follower.email};06 39 98 00 00;Actif;${since};;Zoë ÉLUARD;Mère;"École ""Jean; Zay"""`,
  );
  expect(lines((await fetchPath(root, '/auth?format=csv&role=SUPERADMIN')).text).length).toBeGreaterThan(1);
});

test('a pending person has a status, its date and a next action; a student who left has a status and its date [invitations.to-complete] [invitations.undelivered-action]', async () => {
  const { schoolAdmin, school, zoe } = await seedSchool();
  const pendingAccount = { status: 'PENDING', date_invited: null } as const;

  const follower = (lastname: string, account: object) =>
    server.seed.follower({
      schoolId: school.id,
      studentId: zoe.id,
      account: { ...pendingAccount, lastname, ...account },
    });

  const date_invited = '2026-11-03T09:00:00Z';
  await follower('A', { date_invited });
  await follower('B', { date_invited, email: null });
  await follower('C', {});
  await follower('D', { email: null });
  await follower('E', { date_invited, invitation_failure: 'NO_MAILBOX' });
  await server.seed.student({
    schools_id: school.id,
    firstname: 'Max',
    lastname: 'Parti',
    status: 'INACTIVE',
    date_inactive: '2026-10-02T09:00:00Z',
  });
  const readLines = async (path: string) => lines((await fetchPath(schoolAdmin, path)).text).slice(1);
  const statuses = (await readLines('/users/followers?format=csv')).slice(0, 5).map((row) => row.split(';').slice(-3));
  expect(statuses).toEqual([
    ['Invité(e)', '03/11/2026', 'Renvoyer l’invitation'],
    ['Invité(e)', '03/11/2026', 'Imprimer l’invitation'],
    ['À compléter', '', 'Inviter'],
    ['À compléter', '', 'Ajouter un e-mail'],
    ['Invitation non remise', '03/11/2026', 'Corriger l’adresse'],
  ]);
  expect(await readLines('/users/followers?format=csv&status=INCOMPLETE')).toHaveLength(2);
  expect(await readLines('/students?format=csv&status=INACTIVE')).toEqual(['Parti;Max;;;CE1;;non;Parti;02/10/2026']);
});

test('a file has the list’s scope, filters, order and refusals [interface.list-export]', async () => {
  const { schoolAdmin, teacher, follower, school } = await seedSchool();
  const stranger = await server.seed.schoolAdmin();
  expect(lines((await fetchPath(teacher, '/students?format=csv')).text)).toHaveLength(2);
  expect(lines((await fetchPath(schoolAdmin, '/students?format=csv&class_id=none&nb_page=4')).text)).toHaveLength(2);
  expect(lines((await fetchPath(schoolAdmin, '/students?format=csv&order_dir=desc')).text)[1]).toContain('Zoë');
  expect((await fetchPath(undefined, '/students?format=csv')).status).toBe(401);
  expect((await fetchPath(follower, '/students?format=csv')).status).toBe(403);
  expect((await fetchPath(schoolAdmin, '/schools?format=csv')).status).toBe(403);
  const refused = await fetchPath(stranger, `/students?format=csv&school_id=${school.id}`);
  expect([refused.status, refused.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  expect((await fetchPath(schoolAdmin, '/students?format=xls')).status).toBe(422);
});

test('the file of a list of 25,000 rows contains every row once', async () => {
  const school = await server.seed.school();
  await sql`
    insert into students (schools_id, firstname, lastname)
    select ${school.id}, 'Ada', 'Nom ' || number
    from generate_series(1, 25000) number
  `.execute(server.db);
  const schoolAdmin = await server.seed.schoolAdmin({ schoolId: school.id });
  const rows = lines((await fetchPath(schoolAdmin, '/students?format=csv&nb_items=5')).text).slice(1);
  expect(rows).toHaveLength(25_000);
  expect(new Set(rows).size).toBe(25_000);
});
