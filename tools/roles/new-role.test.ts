import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { roles } from '../../contract/permissions/roles.ts';
import { copyRepository, runNode } from '../new-remote/testing/copy.ts';

/** Row of the sample role in the table: the role may view, create and edit the resources of its school. */
const row = `  SAMPLE: {
    scope: 'school',
    accent: 'teacher',
    label: { fr: 'Rôle d’exemple', en: 'Sample role' },
    invitation: 'un compte d’exemple',
    garProfiles: ['sample'],
    only: ['resource:list', 'resource:view', 'resource:create', 'resource:edit', 'document:view', 'document:create'],
  },
`;

const roleConstraint = (
  names: readonly string[],
) => `alter table authentications drop constraint authentications_role_check;
alter table authentications add constraint authentications_role_check check (role in (${names.map((name) => `'${name}'`).join(', ')}));
`;

/** Test of the shell's guard, menu and header for the sample role. */
const shellTest = `import { can } from '@memocartes/contract/permissions/permissions';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

import { decide } from './guard/decide.ts';
import { RegistryProvider } from './guard/reachable.tsx';
import { UserMenu } from './header/UserMenu.tsx';
import { menuOf } from './menu/menuOf.ts';
import { realRegistry } from './testing/registry.ts';
import { portalTexts } from './texts/texts.ts';

const registry = realRegistry();
const me = fakeMe('SAMPLE');
const session = { state: 'open', user: me } as const;

test('the guard opens the pages of the role and refuses those of others', () => {
  expect(decide('/sample-remote', session, registry)).toMatchObject({ to: 'screen', remote: { name: 'mf-sample-remote' } });
  expect(decide('/schools/users', session, registry)).toEqual({ to: 'forbidden' });
  expect(decide('/sample-remote', { state: 'open', user: fakeMe('TEACHER') }, registry)).toEqual({ to: 'forbidden' });
});

test('the menu has only the entries of the role’s remote', () => {
  expect(menuOf(me, registry).map(({ title }) => title)).toEqual([{ fr: 'Exemple', en: 'Sample' }]);
});

test('the role has the permissions of its row, and those of every account', () => {
  const own = { schoolId: me.schoolId };
  const allowed = [can(me, 'resource:edit', own), can(me, 'account:self'), can(me, 'class:edit', own)];
  expect(allowed).toEqual([true, true, false]);
});

test('the header names the role, in its colour', async () => {
  await renderInHost(
    <RegistryProvider value={registry}>
      <UserMenu />
    </RegistryProvider>,
    { me, texts: portalTexts },
  );
  expect(await screen.findByText('Rôle d’exemple')).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-accent', 'teacher');
});
`;

/** Test of the API's sign-in for the sample role: by the national sign-on, with the row's profile, and by password. */
const serverTest = `import { auth } from '@memocartes/contract/auth/auth.routes';
import { resources } from '@memocartes/contract/resources/resources.routes';
import { students } from '@memocartes/contract/students/students.routes';

import { hashPassword } from '../auth/credentials/password-hash.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { signOn } from './identities.ts';
import { readPerson } from './profiles.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a person of the role signs in, and has the permissions of its row', async () => {
  const { db, seed } = server;
  await seed.school({ code: '0750001A' });
  const person = readPerson({ sub: 'x1', IDO: 'x1', DIV: [], GRO: [], P_MAT: [], UAI: '0750001A', PRE: 'Ada', NOM: 'Lovelace', P_MEL: 'ada@test.example', typProfil: 'National_sample' });
  const id = await db.transaction().execute((trx) => signOn(trx, person, null));
  const password = 'Sésame-de-rentrée-2026!';
  await db.updateTable('authentications').set({ password_hash: await hashPassword(password) }).where('id', '=', id).execute();
  const signedIn = await server.anonymous.call(auth.login, { body: { email: 'ada@test.example', password } });
  const ada = server.as(signedIn.body);
  expect((await ada.call(auth.user)).body).toMatchObject({ user: { role: 'SAMPLE' } });
  expect((await ada.call(resources.sections)).status).toBe(200);
  expect((await ada.call(students.list)).status).toBe(403);
});
`;

let folder = '';
const at = (...path: readonly string[]) => join(folder, ...path);
const jest = (packageName: string, ...args: readonly string[]) =>
  runNode(at(packageName), ['../node_modules/jest/bin/jest.js', '--runInBand', ...args]);

beforeAll(async () => {
  folder = copyRepository();
  const table = at('contract/permissions/roles.ts');
  const end = '} as const satisfies Record<string, RoleRow>;';
  writeFileSync(table, readFileSync(table, 'utf8').replace(end, row + end));
  const last = readdirSync(at('server/migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1)!;
  const name = `${String(Number(last.slice(0, 4)) + 1).padStart(4, '0')}_sample_role.sql`;
  writeFileSync(at('server/migrations', name), roleConstraint([...roles, 'SAMPLE']));
  writeFileSync(at('server/migrations/down', name), roleConstraint(roles));
  writeFileSync(at('shell/sample-role.test.tsx'), shellTest);
  writeFileSync(at('server/oidc/sample-role.test.ts'), serverTest);
  await runNode(folder, [
    'tools/new-remote/cli.ts',
    'mf-sample-remote',
    '--role',
    'SAMPLE',
    '--fr',
    'Exemple',
    '--en',
    'Sample',
  ]);
}, 180_000);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a new role requires only a row of the table, a migration and a remote: types, guard, menu and sign-in accept it [permissions.role-table]', async () => {
  await runNode(folder, [
    'node_modules/typescript-native/bin/tsc',
    '--noEmit',
    '--singleThreaded',
    '-p',
    'mf-sample-remote',
  ]);
  await jest('shell', 'sample-role');
  await jest('server', '--config=jest.embedded.config.js', '--testMatch=**/sample-role.test.ts');
}, 300_000);
