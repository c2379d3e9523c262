import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answers, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

import remote from '../remote.ts';
import ExamplePage from './ExamplePage.tsx';

const render = (classes: Answers['GET /classes']) =>
  renderInHost(<ExamplePage />, {
    me: fakeMe('TEACHER', { firstname: 'Ada' }),
    texts: remote.texts,
    api: { 'GET /classes': classes },
  });

test('greets the person and counts their classes', async () => {
  await render({ classes: [], count: 3 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Une page à part');
  expect(screen.getByText(/Bonjour Ada/)).toBeVisible();
  expect(await screen.findByText('Vous avez 3 classes.')).toBeVisible();
});

test('shows that there is no class', async () => {
  await render({ classes: [], count: 0 });
  expect(await screen.findByText('Vous n’avez aucune classe.')).toBeVisible();
});
