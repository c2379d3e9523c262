import type { SessionStudent } from '@memocartes/contract/learning/sessions/sessions.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { students } from '../../fixtures/sessions.data.ts';
import { sessionsTexts } from '../texts.ts';
import { PresenceAnnouncements } from './PresenceAnnouncements.tsx';

const [ines, zoe, lucas, maelys] = students as [SessionStudent, SessionStudent, SessionStudent, SessionStudent];
const withStatus = (status: SessionStudent['status'], ...some: SessionStudent[]) =>
  some.map((item) => ({ ...item, status }));
const awaited = withStatus('INACTIVE', ines, zoe, lucas, maelys);

/** Renders the given states one after the other. */
function StateSequence({ steps }: { readonly steps: readonly (readonly SessionStudent[])[] }) {
  const [at, setAt] = useState(0);
  return (
    <>
      <PresenceAnnouncements students={steps[at]!} />
      <button onClick={() => setAt(at + 1)}>next</button>
    </>
  );
}

const next = () => userEvent.click(screen.getByRole('button', { name: 'next' }));
const announcement = () => screen.getAllByRole('status')[0]!.textContent;

test('announces the students who joined or finished, but no answers', async () => {
  const busy = [...withStatus('ACTIVE', ines, zoe), ...withStatus('INACTIVE', lucas, maelys)];
  const answered = busy.map((item) => ({ ...item, nb_right: item.nb_right + 1 }));
  const steps = [awaited, busy, answered, [...withStatus('ENDED', ines), ...withStatus('ACTIVE', zoe, lucas), maelys]];
  await renderInHost(<StateSequence steps={steps} />, { me: fakeMe('TEACHER'), texts: sessionsTexts });
  expect(announcement()).toBe('');
  await next();
  expect(announcement()).toBe('Inès BENALI et Zoë CARPENTIER ont rejoint la séance.');
  await next();
  expect(announcement()).toBe('Inès BENALI et Zoë CARPENTIER ont rejoint la séance.');
  await next();
  expect(announcement()).toBe('Lucas DA SILVA a rejoint la séance. Inès BENALI a terminé.');
});

test('announces the number of students when four join at the same time', async () => {
  const steps = [awaited, withStatus('ACTIVE', ...students)];
  await renderInHost(<StateSequence steps={steps} />, { me: fakeMe('TEACHER'), texts: sessionsTexts });
  await next();
  expect(announcement()).toBe('4 élèves ont rejoint la séance.');
});
