import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

import { sessionsTexts } from '../texts.ts';
import { SessionStudents } from './SessionStudents.tsx';

test('a past session without students does not say that the class has none today', async () => {
  const host = { me: fakeMe('TEACHER'), texts: sessionsTexts };
  const { unmount } = await renderInHost(<SessionStudents students={[]} live={false} />, host);
  expect(await screen.findByText('La classe n’avait pas d’élève à cette séance')).toBeVisible();
  unmount();
  await renderInHost(<SessionStudents students={[]} live />, host);
  expect(await screen.findByText('Aucun élève dans cette classe')).toBeVisible();
});
