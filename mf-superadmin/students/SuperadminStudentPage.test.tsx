import type { StudentBoxes } from '@memocartes/contract/learning/boxes/boxes.routes';
import type { Student } from '@memocartes/contract/students/students.routes';
import { studentRow } from '@memocartes/shared-features/fixtures';
import { studentBoxesTexts } from '@memocartes/shared-features/students/boxes/texts';
import { studentsListTexts } from '@memocartes/shared-features/students/list/texts';
import { studentPageTexts } from '@memocartes/shared-features/students/page/for-staff/texts';
import { studentTrackingTexts } from '@memocartes/shared-features/students/tracking/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { moreAction, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import remote from '../remote.ts';
import SuperadminStudentPage from './SuperadminStudentPage.tsx';

const ines: Student = {
  ...studentRow,
  version: 1,
  schools_id: 2,
  school: { id: 2, name: 'École primaire des Tilleuls' },
  fictive_id: 'E-000007',
  card_progress: [0, 0, 0, 0, 0],
  followers: [],
};
const none: StudentBoxes['total'] = {
  boxes: [0, 0, 0, 0, 0],
  due: [0, 0, 0, 0, 0],
  nb_cards: 0,
  nb_acquired: 0,
  nb_right: 0,
  nb_wrong: 0,
};

const open = (route: string) =>
  renderInHost(<SuperadminStudentPage />, {
    me: fakeMe('SUPERADMIN'),
    texts: joinTexts(remote.texts, studentBoxesTexts, studentPageTexts, studentTrackingTexts, studentsListTexts),
    route,
    path: '/students/:id?',
    api: {
      'GET /students': { students: [ines], count: 1 },
      'GET /students/:id': ines,
      'GET /graphs/students/:id/cards': { student: ines, total: none, subjects: [], last_session: null, weeks: [] },
      'GET /classes/select': { classes: [] },
      'GET /history': { history: [], count: 0 },
    },
  });

test('shows a student of any school, with a link to the school [permissions.superadmin]', async () => {
  await open('/students/7');
  expect(await screen.findByRole('heading', { level: 1, name: 'Inès BENALI' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'École primaire des Tilleuls' })).toHaveAttribute(
    'href',
    '/superadmin/schools/2?tab=students',
  );
  expect(screen.getByRole('link', { name: 'CE1 A' })).toHaveAttribute('href', '/classes/3');
  expect(await moreAction(userEvent, 'Mode démo')).toBeVisible();
});

test('without an id in the URL, lists the students of every school', async () => {
  const { sent } = await open('/students');
  expect(await screen.findByRole('link', { name: 'Inès BENALI' })).toHaveAttribute('href', '/students/7');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(sent.find(({ path }) => path === '/students')?.query.has('school_id')).toBe(false);
});
