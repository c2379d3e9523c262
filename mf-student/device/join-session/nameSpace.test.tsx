import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, within } from '@testing-library/react';

import remote from '../../remote.ts';
import { session } from '../device.data.ts';
import { NameStep } from './NameStep.tsx';

test('the names do not move when a student starts or finishes: the space of the state is reserved [tablets.names]', async () => {
  await renderInHost(<NameStep students={session.students} onStudent={() => {}} />, { texts: remote.texts });
  const names = await screen.findAllByRole('listitem');
  const states = names.map((name) => within(name).getByRole('button').querySelector('small')?.textContent);
  expect(states.toSorted()).toEqual(['', '', '', '', '', '', '', 'a terminé', 'révise']);
  const css = readFileSync(join(__dirname, '../layout/device.css'), 'utf8');
  expect(css).toMatch(/\.student-names small \{[^}]*min-height: 1\.25em/);
});

test('a step begins at its top, even if the step before was scrolled', async () => {
  document.documentElement.scrollTop = 60;
  await renderInHost(<NameStep students={session.students} onStudent={() => {}} />, { texts: remote.texts });
  await screen.findByRole('heading', { level: 1 });
  expect(document.documentElement.scrollTop).toBe(0);
});
