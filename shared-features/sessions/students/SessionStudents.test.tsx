import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

import { students } from '../../fixtures/sessions.data.ts';
import { LiveTiles } from '../live/LiveTiles.tsx';
import { sessionsTexts } from '../texts.ts';
import { sessionFigures } from './figures.ts';
import { SessionStudents } from './SessionStudents.tsx';

test('a past session without students does not say that the class has none today', async () => {
  const host = { me: fakeMe('TEACHER'), texts: sessionsTexts };
  const { unmount } = await renderInHost(<SessionStudents students={[]} isOpen={false} />, host);
  expect(await screen.findByText('La classe n’avait pas d’élève à cette séance')).toBeVisible();
  unmount();
  await renderInHost(<SessionStudents students={[]} isOpen />, host);
  expect(await screen.findByText('Aucun élève dans cette classe')).toBeVisible();
});

test('an ended revision in a response of an older server is shown as finished', async () => {
  const ended = { ...students[0]!, has_finished: undefined };
  await renderInHost(<SessionStudents students={[ended]} isOpen={false} />, {
    me: fakeMe('TEACHER'),
    texts: sessionsTexts,
  });
  expect(await screen.findByText(/Inès/)).toBeVisible();
  expect(screen.queryByText('n’a pas terminé')).not.toBeInTheDocument();
  expect(sessionFigures([ended]).ended).toBe(1);
});

test.each([
  ['a past', SessionStudents],
  ['an open', LiveTiles],
])(
  'a student who has left the class since %s session is marked, without a link for a teacher [sessions.left]',
  async (_when, List) => {
    const ines = { ...students[0]!, has_left: true };
    const list = <List students={[ines, students[1]!]} isOpen={false} sessionId={41} />;
    const host = { me: fakeMe('TEACHER'), texts: sessionsTexts };
    const { unmount } = await renderInHost(list, host);
    expect(await screen.findByRole('link', { name: /Zoë/ })).toHaveAttribute('href', '/students/8');
    expect(screen.queryByRole('link', { name: /Inès/ })).not.toBeInTheDocument();
    expect(screen.getByText(/a quitté la classe/).closest('li')).toHaveTextContent(/^Inès/);
    unmount();
    await renderInHost(list, { ...host, me: fakeMe('ADMIN') });
    expect(await screen.findByRole('link', { name: /Inès/ })).toHaveAttribute('href', '/students/7');
  },
);

test('a student who has left the class is not drawn as finished on the live page [sessions.left]', async () => {
  const ended = { ...students[0]!, status: 'ENDED' as const, on_tablet: true };
  const left = { ...students[1]!, status: 'ENDED' as const, on_tablet: true, has_left: true };
  await renderInHost(<LiveTiles students={[ended, left]} sessionId={41} />, {
    me: fakeMe('TEACHER'),
    texts: sessionsTexts,
  });
  const tiles = await screen.findAllByRole('listitem');
  expect(tiles.slice(0, 2).map((tile) => tile.classList.contains('live-tile--ended'))).toEqual([true, false]);
});
