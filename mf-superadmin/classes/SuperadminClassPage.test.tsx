import { classActionsTexts } from '@memocartes/shared-features/classes/actions/texts';
import { classesTexts } from '@memocartes/shared-features/classes/page/texts';
import { class_ } from '@memocartes/shared-features/fixtures';
import { studentImportTexts } from '@memocartes/shared-features/imports/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import { screen } from '@testing-library/react';

import remote from '../remote.ts';
import { schoolDetails, schoolRows } from '../schools/schools.data.ts';
import SuperadminClassPage from './SuperadminClassPage.tsx';

const emptyClass = { ...class_, schools_id: 2, teachers: [], nb_students: 0 };

const open = (route: string) =>
  renderInHost(<SuperadminClassPage />, {
    me: fakeMe('SUPERADMIN'),
    texts: joinTexts(remote.texts, classesTexts, classActionsTexts, studentImportTexts),
    route,
    path: '/classes/:id?',
    api: {
      'GET /classes': { classes: [emptyClass], count: 1 },
      'GET /classes/:id': emptyClass,
      'GET /schools/:id': schoolDetails(schoolRows[1]!),
    },
  });

test('shows the school of a class, and offers to import students into the class [permissions.superadmin]', async () => {
  const { user } = await open('/classes/3');
  expect(await screen.findByRole('link', { name: 'École primaire des Tilleuls' })).toHaveAttribute(
    'href',
    '/superadmin/schools/2?tab=classes',
  );
  await user.click((await screen.findAllByRole('button', { name: 'Importer des élèves' }))[0]!);
  expect(await screen.findByRole('dialog', { name: 'Importer des élèves dans la classe CE1 A' })).toBeVisible();
});

test('without an id in the address, lists the classes of every school', async () => {
  const { sent } = await open('/classes');
  expect(await screen.findByRole('link', { name: 'CE1 A' })).toHaveAttribute('href', '/classes/3');
  expect(sent.find(({ path }) => path === '/classes')?.query.has('school_id')).toBe(false);
});
