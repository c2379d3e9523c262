import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { DataExport } from '@memocartes/contract/privacy/privacy.routes';
import { retentions } from '@memocartes/contract/privacy/retention';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { unavailable } from '@memocartes/shared-shell/fake-host/stories';
import {
  type ErrorAnswer,
  renderInHost,
  RequestedPanel,
  setPageVisibility,
} from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { MyData } from './MyData.tsx';
import { api, dataExport } from './privacy.data.ts';
import * as stories from './Privacy.stories.tsx';
import * as registerStories from './Register.stories.tsx';
import { privacyTexts } from './texts.ts';

const { Default, OfTeacher, Loading, NoChild, Failed, ExportRunning, ExportKept, ExportGone, ExportFailed, English } =
  composeStories(stories);
const { Default: Register } = composeStories(registerStories);

test('requests the export of a child’s data, then offers the download', async () => {
  render(<Default />);
  expect(await screen.findByRole('heading', { name: 'Inès BENALI' })).toBeVisible();
  const [, ofInes] = screen.getAllByRole('button', { name: 'Exporter toutes les données' });
  await userEvent.click(ofInes!);
  expect(await screen.findByRole('button', { name: 'Télécharger le ZIP' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('a running export shows progress; a failed export shows the reason', async () => {
  const running = render(<ExportRunning />);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Exporter toutes les données' }))[0]!);
  expect(await screen.findByRole('progressbar', { name: 'Préparation du fichier' })).toBeInTheDocument();
  running.unmount();
  render(<ExportFailed />);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Exporter toutes les données' }))[0]!);
  expect(await screen.findByText('L’export n’a pas pu être fait.')).toBeVisible();
});

test('the progress of an export is not requested while the page is hidden', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const running: DataExport = { ...dataExport, status: 'RUNNING', nb_done: 4 };
  const { sent } = await renderInHost(<MyData />, {
    me: fakeMe('USER'),
    texts: privacyTexts,
    api: { ...api, 'GET /privacy/exports': { exports: [running] }, 'GET /privacy/exports/:id': running },
  });
  const nbReads = () => sent.filter(({ path }) => path === '/privacy/exports/5').length;
  await screen.findByRole('progressbar');
  setPageVisibility('hidden');
  const nbBefore = nbReads();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(nbReads()).toBe(nbBefore);
  setPageVisibility('visible');
  await waitFor(() => expect(nbReads()).toBeGreaterThan(nbBefore));
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('an export that is being created is shown again on the next visit [privacy.export-again]', async () => {
  const running: DataExport = { ...dataExport, status: 'RUNNING', nb_done: 4 };
  await renderInHost(<MyData />, {
    me: fakeMe('USER'),
    texts: privacyTexts,
    api: { ...api, 'GET /privacy/exports': { exports: [running] }, 'GET /privacy/exports/:id': running },
  });
  expect(await screen.findByRole('progressbar', { name: 'Préparation du fichier' })).toBeVisible();
});

test('a file created earlier is shown, with its expiry and a way to create a newer one [privacy.export-again]', async () => {
  render(<ExportKept />);
  expect(
    await screen.findByText(/^Le fichier est prêt. Il reste disponible jusqu’au 21\/11\/2026 16:12/),
  ).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Télécharger le ZIP' })).toHaveLength(1);
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Refaire le fichier' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Refaire le fichier' })).not.toHaveAttribute('aria-busy'),
  );
  expect(screen.getByRole('button', { name: 'Télécharger le ZIP' })).toBeVisible();
});

test('an export that can no longer be read can be requested again [privacy.export-again]', async () => {
  render(<ExportGone />);
  expect(await screen.findByText('Une erreur est survenue')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refaire le fichier' })).toBeVisible();
});

test('consent is given by a switch, and withdrawn after a warning that the photo is deleted', async () => {
  const { user, sent } = await renderInHost(<MyData />, {
    me: fakeMe('USER'),
    texts: privacyTexts,
    route: '/Params?tab=privacy',
    api,
  });
  const consents = () => sent.filter(({ path }) => path.endsWith('/consent')).map(({ body }) => body);
  await user.click(await screen.findByRole('switch', { name: /affichée pour Adam/ }));
  await waitFor(() => expect(consents()).toEqual([{ kind: 'AVATAR', is_granted: true }]));
  await user.click(screen.getByRole('switch', { name: /affichée pour Inès/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('La photo sera supprimée aussitôt.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Retirer mon accord' }));
  await waitFor(() => expect(consents()).toContainEqual({ kind: 'AVATAR', is_granted: false }));
  expect(await screen.findByText(/^Accord retiré\s: aucune photo n’est affichée pour Inès$/)).toBeVisible();
});

test('a consent that was given leads to the panel in which the photo is chosen [students.photo-consent]', async () => {
  const page = (
    <>
      <MyData />
      <RequestedPanel />
    </>
  );
  const { user } = await renderInHost(page, {
    me: fakeMe('USER'),
    texts: privacyTexts,
    route: '/Params?tab=privacy',
    api,
  });
  const consent = await screen.findByRole('switch', { name: /affichée pour Adam/ });
  expect(screen.queryByRole('button', { name: 'Choisir la photo d’Adam' })).not.toBeInTheDocument();
  await user.click(consent);
  await user.click(screen.getByRole('button', { name: 'Choisir la photo d’Adam' }));
  expect(screen.getByText(/^student VIEW \d+ *$/)).toBeVisible();
});

test('the switch of a consent moves immediately and ignores a second tap; after a failure it moves back [students.photo-consent]', async () => {
  let respond: (response: ErrorAnswer) => void = () => undefined;
  const { user, sent } = await renderInHost(<MyData />, {
    me: fakeMe('USER'),
    texts: privacyTexts,
    route: '/Params?tab=privacy',
    api: { ...api, 'PATCH /privacy/students/:id/consent': () => new Promise((resolve) => (respond = resolve)) },
  });
  const consent = await screen.findByRole('switch', { name: /affichée pour Adam/ });
  await user.click(consent);
  expect(consent).toBeChecked();
  await user.click(consent);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent.filter(({ path }) => path.endsWith('/consent'))).toHaveLength(1);
  respond(unavailable);
  await waitFor(() => expect(consent).not.toBeChecked());
  expect(await screen.findByText('Indisponible')).toBeVisible();
});

test('a consent can be withdrawn although the list could not be read again after it was given [students.photo-consent]', async () => {
  let isUnavailable = false;
  const { user, sent } = await renderInHost(<MyData />, {
    me: fakeMe('USER'),
    texts: privacyTexts,
    route: '/Params?tab=privacy',
    api: { ...api, 'GET /privacy/consents': () => (isUnavailable ? unavailable : api['GET /privacy/consents']) },
  });
  const reads = () => sent.filter(({ path }) => path.endsWith('/privacy/consents')).length;
  const consent = await screen.findByRole('switch', { name: /affichée pour Adam/ });
  isUnavailable = true;
  const readsBefore = reads();
  await user.click(consent);
  await waitFor(() => expect(reads()).toBeGreaterThan(readsBefore));
  expect(consent).toBeChecked();

  await waitFor(async () => {
    await user.click(consent);
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
  await user.click(screen.getByRole('button', { name: 'Retirer mon accord' }));
  await waitFor(() => expect(consent).not.toBeChecked());
});

test('the register shows every retention period of the portal', async () => {
  render(<Register />);
  const table = within(await screen.findByRole('table', { name: 'Durées de conservation' }));
  expect(table.getAllByRole('row')).toHaveLength(retentions.length + 1);
  expect(await axeFindings(document.body)).toEqual([]);
});

test('shows the data of a teacher, loading, no child, a failure and English texts', async () => {
  const teacher = render(<OfTeacher />);
  expect(await screen.findByRole('heading', { name: 'Mes données' })).toBeVisible();
  expect(screen.queryByText('Données de mes enfants')).not.toBeInTheDocument();
  teacher.unmount();
  for (const [Story, text] of [
    [Loading, 'Chargement…'],
    [NoChild, 'Aucun enfant n’est rattaché à votre compte.'],
    [Failed, 'Réessayer'],
    [English, 'My data'],
  ] as const) {
    const { unmount } = render(<Story />);
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
    unmount();
  }
});

test('on a phone the hidden headings of the register do not widen the page', () => {
  const css = readFileSync(join(__dirname, 'register.css'), 'utf8');
  expect(css).toMatch(/\.register thead \{[^}]*width: 1px;[^}]*overflow: hidden;/);
});
