import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing } from '@memocartes/shared-shell/fake-host/stories';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { sessionsApi, students } from '../../fixtures/sessions.data.ts';
import { sessionsTexts } from '../texts.ts';
import { AwaitedStudents } from './AwaitedStudents.tsx';
import { LiveTiles } from './LiveTiles.tsx';

test('a double click marks a student as present once [sessions.present]', async () => {
  const { sent } = await renderInHost(
    <AwaitedStudents sessionId={41} students={[{ ...students[3]!, status: 'INACTIVE' }]} showsAllNames={false} />,
    {
      me: fakeMe('TEACHER'),
      path: '/classes/:id/sessions',
      route: '/classes/3/sessions',
      texts: sessionsTexts,
      api: { ...sessionsApi, 'PATCH /sessions/:id/students/:student_id': { ...students[3], status: 'ACTIVE' } },
    },
  );
  await userEvent.click(screen.getByRole('button', { name: /^1 élève attendu/ }));
  await userEvent.dblClick(await screen.findByRole('button', { name: /^Marquer présent\(e\)/ }));
  expect(await screen.findAllByText(/^Présence notée/)).toHaveLength(1);
  expect(sent.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

test('when marking a student as present fails, the focus stays on the button [sessions.present]', async () => {
  await renderInHost(
    <AwaitedStudents sessionId={41} students={[{ ...students[3]!, status: 'INACTIVE' }]} showsAllNames={false} />,
    {
      me: fakeMe('TEACHER'),
      path: '/classes/:id/sessions',
      route: '/classes/3/sessions',
      texts: sessionsTexts,
      api: {
        ...sessionsApi,
        'PATCH /sessions/:id/students/:student_id': failing,
      },
    },
  );
  await userEvent.click(screen.getByRole('button', { name: /^1 élève attendu/ }));
  const button = await screen.findByRole('button', { name: /^Marquer présent\(e\)/ });
  await userEvent.click(button);
  expect(await screen.findByText('Une erreur est survenue')).toBeVisible();
  expect(button).toHaveFocus();
});

test('a student who was marked as present by mistake is unmarked [sessions.present]', async () => {
  const wrong = { ...students[3]!, status: 'ACTIVE' as const, on_tablet: false };
  const { sent } = await renderInHost(<LiveTiles sessionId={41} students={[wrong, students[0]!]} />, {
    me: fakeMe('TEACHER'),
    path: '/classes/:id/sessions',
    route: '/classes/3/sessions',
    texts: sessionsTexts,
    api: { ...sessionsApi, 'PATCH /sessions/:id/students/:student_id': { ...students[3], status: 'INACTIVE' } },
  });
  expect(await screen.findAllByRole('button', { name: /^Retirer la présence/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Retirer la présence.*Maëlys FONTAINE/ }));
  expect(await screen.findByText(/^Présence retirée.*Maëlys FONTAINE/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Les élèves' })).toHaveFocus();
  const marks = sent.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);
  expect(marks).toEqual([['/sessions/41/students/10', { present: false }]]);
});

test('a student who has started on a tablet meanwhile is not shown as unmarked [sessions.present]', async () => {
  const marked = { ...students[3]!, firstname: 'Louise', status: 'ACTIVE' as const, on_tablet: false };
  const { sent } = await renderInHost(<LiveTiles sessionId={41} students={[marked]} />, {
    me: fakeMe('TEACHER'),
    path: '/classes/:id/sessions',
    route: '/classes/3/sessions',
    texts: sessionsTexts,
    api: { ...sessionsApi, 'PATCH /sessions/:id/students/:student_id': { ...marked, on_tablet: true } },
  });
  const button = await screen.findByRole('button', { name: /^Retirer la présence/ });
  await userEvent.click(button);
  await waitFor(() => expect(sent.some(({ method }) => method === 'PATCH')).toBe(true));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByText(/^Présence retirée.*Louise/)).not.toBeInTheDocument();
});
