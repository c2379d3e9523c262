import type { DeviceState } from '@memocartes/contract/devices/join/device.routes';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import remote from '../remote.ts';
import { attached, deviceApi, revoked, session, started } from './device.data.ts';
import * as stories from './DevicePage.stories.tsx';
import DevicePage from './DevicePage.tsx';
import { press, pressOnCard } from './testing/press.ts';
import { shortenDoubleTapGuard } from './testing/shortDoubleTapGuard.ts';
import { startRevision, title } from './testing/steps.ts';

const { Code, SessionQrCode } = composeStories(stories);

jest.setTimeout(30_000);
shortenDoubleTapGuard();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function answerCard() {
  await pressOnCard('Retourner la carte');
  await pressOnCard('Je savais');
}

test('a student who scans the session’s code on a tablet that another student left sees the names, not the other’s cards [tablets.left-tablet]', async () => {
  const { unmount } = render(<Code />);
  await startRevision();
  await screen.findByText('0 sur 3');
  unmount();
  render(<SessionQrCode />);
  expect(await title('Touche ton prénom')).toBeVisible();
  expect(screen.queryByText(/Zoé · CE1 A/)).toBeNull();
});

test('a tablet that goes to another school shows nothing of the student who left it [tablets.left-tablet]', async () => {
  const { unmount } = render(<Code />);
  await startRevision();
  await answerCard();
  await screen.findByText('1 sur 3');
  unmount();
  const other: DeviceState = { ...attached, school: { name: 'École Rosa-Parks' }, label: '7HKM', name: null };
  let state = revoked;
  await renderInHost(<DevicePage />, {
    route: '/device',
    texts: remote.texts,
    api: {
      ...deviceApi,
      'GET /device': () => state,
      'POST /device/attach': () => (state = other),
      'GET /device/sessions/:id': { statusCode: 404, code: 'NOT_FOUND', message: 'Introuvable.' },
    },
  });
  await userEvent.type(await screen.findByLabelText('Code de l’école'), '0751234J');
  await press('Demander l’autorisation de l’école');
  expect(await title('Tape le code écrit au tableau')).toBeVisible();
  expect(screen.getByText('École Rosa-Parks · Tablette 7HKM')).toBeVisible();
});

test('the answers of a student who takes over a tablet are sent with their own name only [tablets.left-tablet]', async () => {
  const { sent } = await renderInHost(<DevicePage />, {
    route: '/device',
    texts: remote.texts,
    api: {
      ...deviceApi,
      'POST /device/sessions/:id/students/:student_id/start': ({ params }) => ({
        ...started,
        student: session.students.find(({ id }) => id === Number(params.student_id))!,
      }),
    },
  });
  await startRevision();
  await answerCard();
  await press('Arrêter');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Arrêter' })).at(-1)!);
  await press(/Maya$/);
  await press('Commencer');
  await screen.findByText('Maya · CE1 A');
  await answerCard();
  const answers = () => sent.filter(({ path }) => path.endsWith('/answers')).map(({ path }) => path);
  await waitFor(() => expect(answers()).toHaveLength(2));
  expect(answers()).toEqual(['/device/sessions/41/students/7/answers', '/device/sessions/41/students/11/answers']);
});
