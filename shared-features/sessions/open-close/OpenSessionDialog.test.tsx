import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, waitFor } from '@testing-library/react';

import { weeks as classWeeks } from '../../fixtures/packs.data.ts';
import { sessionsTexts } from '../texts.ts';
import { OpenSessionDialog } from './OpenSessionDialog.tsx';

const monday = mondayOf(today());

/** Shows the dialog for a class with a pack for each of the given weeks. */
const showWith = (weeks: readonly string[], nb_students = 4, me = fakeMe('TEACHER')) =>
  renderInHost(<OpenSessionDialog class_={{ id: 3, name: 'CE1 A', nb_students }} onClose={() => undefined} />, {
    me,
    texts: sessionsTexts,
    api: {
      'POST /sessions': { id: 42, code: '204917', end_time: new Date().toISOString() },
      'GET /classes/:id/weeks': {
        ...classWeeks,
        weeks: weeks.map((week) => ({ ...classWeeks.weeks[0]!, monday: week })),
      },
    },
  });

beforeEach(() => localStorage.clear());

test('says if the class has no pack up to this week, with a link to its packs [sessions.no-pack]', async () => {
  const { unmount } = await showWith([]);
  expect(await screen.findByText(/^Aucun pack n’a encore été donné à cette classe/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Organiser les packs' })).toHaveAttribute('href', '/schools/packs?class=3');
  unmount();
  await showWith([addDays(monday, 7), addDays(monday, 14)]);
  expect(await screen.findByText(/^Le premier pack de cette classe est pour la semaine du lundi/)).toBeVisible();
});

test('says nothing about packs if the class has one of this week [sessions.no-pack]', async () => {
  const { sent, settled } = await showWith([monday, addDays(monday, 7)]);
  await screen.findByText('4 élèves pourront réviser avec le code qui va s’afficher.');
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/classes/3/weeks'));
  await settled();
  expect(screen.queryByRole('link', { name: 'Organiser les packs' })).not.toBeInTheDocument();
});

test('says that nobody can join the session of a class without students [sessions.no-pack]', async () => {
  await showWith([monday], 0);
  expect(await screen.findByText(/^Cette classe n’a pas encore d’élève/)).toBeVisible();
});

test('the length of the last session is chosen for the next one of the same account [sessions.last-length]', async () => {
  const { user, unmount } = await showWith([monday]);
  expect(await screen.findByRole('radio', { name: /^60 minutes/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^15 minutes/ }));
  unmount();
  const second = await showWith([monday]);
  expect(await screen.findByRole('radio', { name: /^60 minutes/ })).toBeChecked();
  await second.user.click(screen.getByRole('radio', { name: /^15 minutes/ }));
  await second.user.click(screen.getByRole('button', { name: 'Ouvrir la séance' }));
  await waitFor(() => expect(second.sent.map(({ path }) => path)).toContain('/sessions'));
  second.unmount();
  const third = await showWith([monday]);
  expect(await screen.findByRole('radio', { name: /^15 minutes/ })).toBeChecked();
  third.unmount();
  await showWith([monday], 4, { ...fakeMe('TEACHER'), id: 11 });
  expect(await screen.findByRole('radio', { name: /^60 minutes/ })).toBeChecked();
});
