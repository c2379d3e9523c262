import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { notFound } from '@memocartes/shared-shell/fake-host/stories';
import { renderInHost, setPageVisibility } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { tabletsApi, waitingTablets } from './attach-tablets.data.ts';
import * as stories from './AttachTablets.stories.tsx';
import { AttachTablets } from './AttachTablets.tsx';
import { attachTabletsTexts } from './texts.ts';

const { Default, ForATeacher, NoWaitingTablet, RequestExpired, Unreadable, Loading, Failed, English } =
  composeStories(stories);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('shows the QR code, the code to type, and the waiting tablets', async () => {
  render(<Default />);
  expect(await screen.findByText('0751234J')).toBeVisible();
  expect(await screen.findByRole('img', { name: /QR code.*Jean-Macé/ })).toBeVisible();
  const waiting = within(await screen.findByRole('region', { name: 'En attente d’autorisation' }));
  expect(await waiting.findByText('7HWP')).toBeVisible();
  expect(waiting.getAllByRole('listitem')).toHaveLength(2);
  expect(await axeFindings(document.body)).toEqual([]);
});

test('the copied address contains the secret after #, so that browsers don’t send it', async () => {
  const user = userEvent.setup();
  render(<Default />);
  await user.click(await screen.findByRole('button', { name: 'Copier l’adresse' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/device#w8Jr0pQm_3yX-aZ1bC2dEf');
  expect(await screen.findByText('Adresse copiée')).toBeVisible();
});

test('without a clipboard, as on a page without HTTPS, says that the address was not copied', async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  render(<Default />);
  await user.click(await screen.findByRole('button', { name: 'Copier l’adresse' }));
  expect(await screen.findByText(/^L’adresse n’a pas pu être copiée/)).toBeVisible();
});

test('approves a tablet with one tap, and refuses another', async () => {
  render(<Default />);
  await press('Autoriser la tablette 7HWP');
  expect(await screen.findByText('Tablette 7HWP autorisée')).toBeVisible();
  await press('Refuser la tablette 3CDY');
  expect(await screen.findByText('Tablette 3CDY refusée')).toBeVisible();
});

test('waiting tablets are in the order of their requests, and decided ones stay in their place: a double click approves one tablet [tablets.waiting-order]', async () => {
  const at = (minute: number) => `2026-09-03T07:0${minute}:00Z`;
  const row = (id: number, label: string) => ({ ...waitingTablets[0]!, id, label, date_request: at(id) });
  let waiting = [row(1, '7HWP'), row(2, '3CDY'), row(3, '9KMX')];
  const { sent } = await renderInHost(<AttachTablets school={{ id: 1, name: 'Jean-Macé', code: '0751234J' }} />, {
    me: fakeMe('ADMIN'),
    texts: attachTabletsTexts,
    api: {
      ...tabletsApi,
      'GET /devices': () => ({ devices: waiting, count: waiting.length }),
      'PATCH /devices/:id/approve': ({ params }) => {
        waiting = [...waiting.filter(({ id }) => id !== Number(params.id)), row(4, 'B2TV')];
        return waitingTablets[0]!;
      },
      'PATCH /devices/:id/refuse': ({ params }) => {
        // The tablet requests approval again.
        waiting = waiting.map((one) => (one.id === Number(params.id) ? { ...one, date_request: at(5) } : one));
        return null;
      },
    },
  });
  const shown = async (last: RegExp) => {
    await waitFor(() => expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(last));
    return screen
      .getAllByRole('listitem')
      .map(({ textContent }) => /^(.{4}).*?(autorisée|refusée)?$/.exec(textContent)!.slice(1));
  };
  expect(await screen.findAllByText('demandée à 09:01')).toHaveLength(1);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Autoriser la tablette 7HWP' }));
  expect(await shown(/^B2TV/)).toEqual([
    ['7HWP', 'autorisée'],
    ['3CDY', undefined],
    ['9KMX', undefined],
    ['B2TV', undefined],
  ]);
  expect(sent.filter(({ path }) => path.endsWith('/approve'))).toHaveLength(1);
  await press('Refuser la tablette 3CDY');
  expect(await shown(/^3CDY/)).toEqual([
    ['7HWP', 'autorisée'],
    ['3CDY', 'refusée'],
    ['9KMX', undefined],
    ['B2TV', undefined],
    ['3CDY', undefined],
  ]);
  expect(sent.find(({ query }) => query.get('status') === 'WAITING')?.query.get('order_dir')).toBe('asc');
  expect(await axeFindings(document.body)).toEqual([]);
});

test('refusing a request that no longer exists succeeds [interface.deleted-already]', async () => {
  await renderInHost(<AttachTablets school={{ id: 1, name: 'Jean-Macé', code: '0751234J' }} />, {
    me: fakeMe('ADMIN'),
    texts: attachTabletsTexts,
    api: { ...tabletsApi, 'PATCH /devices/:id/refuse': notFound },
  });
  await press('Refuser la tablette 7HWP');
  expect(await screen.findByText('Tablette 7HWP refusée')).toBeVisible();
});

test('requests the waiting tablets every 4 s, but not while the page is hidden', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { sent } = await renderInHost(<AttachTablets school={{ id: 1, name: 'Jean-Macé', code: '0751234J' }} />, {
    me: fakeMe('ADMIN'),
    texts: attachTabletsTexts,
    api: tabletsApi,
  });
  await screen.findByText('7HWP');

  const nbReadsIn = async (ms: number) => {
    const nbBefore = sent.filter(({ path }) => path === '/devices').length;
    await act(() => jest.advanceTimersByTimeAsync(ms));
    return sent.filter(({ path }) => path === '/devices').length - nbBefore;
  };

  expect(await nbReadsIn(8_500)).toBe(2);
  setPageVisibility('hidden');
  expect(await nbReadsIn(20_000)).toBe(0);
  setPageVisibility('visible');
  expect(await nbReadsIn(4_500)).toBe(1);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('shows an error when a tablet can no longer be approved', async () => {
  render(<RequestExpired />);
  await press('Autoriser la tablette 7HWP');
  expect(await screen.findByText(/Cette demande n’attend plus/)).toBeVisible();
});

test('asks for confirmation before renewing the QR code, and shows what is lost', async () => {
  render(<Default />);
  await press('Renouveler le QR code');
  const confirmation = within(await screen.findByRole('alertdialog'));
  expect(confirmation.getByText(/n’autoriseront plus aucune tablette/)).toBeVisible();
  await userEvent.click(confirmation.getByRole('button', { name: 'Renouveler le QR code' }));
  expect(await screen.findByText('QR code renouvelé')).toBeVisible();
});

test('a teacher sees the QR code and can approve tablets, but not renew the code', async () => {
  render(<ForATeacher />);
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Autoriser la tablette 7HWP' })).not.toHaveAttribute(
    'aria-disabled',
  );
  expect(screen.queryByRole('button', { name: 'Renouveler le QR code' })).not.toBeInTheDocument();
});

test('shows that no tablet waits and that the QR code is unavailable; shows loading, a failure and English texts', async () => {
  const none = render(<NoWaitingTablet />);
  expect(await screen.findByText(/Aucune tablette n’attend/)).toBeVisible();
  none.unmount();
  const unreadable = render(<Unreadable />);
  expect(await screen.findByText(/ne peut plus être affiché/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copier l’adresse' })).not.toBeInTheDocument();
  unreadable.unmount();
  const loading = render(<Loading />);
  expect(await screen.findByText('0751234J')).toBeVisible();
  expect(document.querySelectorAll('.mc-skeleton')).toHaveLength(2);
  loading.unmount();
  const failed = render(<Failed />);
  expect((await screen.findAllByRole('button', { name: 'Réessayer' })).length).toBeGreaterThan(0);
  failed.unmount();
  render(<English />);
  expect(await screen.findByRole('button', { name: 'Approve tablet 7HWP' })).toBeVisible();
});

test('the address to type on a tablet wraps in a narrow place, as with a browser font size of 200 %', () => {
  const css = readFileSync(join(__dirname, 'attach-tablets.css'), 'utf8');
  expect(css).toMatch(/\.attach-tablets__text \{[^}]*overflow-wrap: anywhere;/);
});

test('a decided tablet is as high as a waiting one, so that the buttons below do not move [tablets.waiting-order]', () => {
  const css = readFileSync(join(__dirname, 'attach-tablets.css'), 'utf8');
  expect(css).toMatch(
    /li \.attach-tablets__actions \{[^}]*min-width: min\(14\.5rem, 100%\);\s*min-height: var\(--mc-control\);/,
  );
});
