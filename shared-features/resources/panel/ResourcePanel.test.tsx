import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answers, type ErrorAnswer, lostDeletion, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import type { PanelMode } from '@memocartes/shared-shell/panel';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

import { api } from '../resources.data.ts';
import { resourcesTexts } from '../texts.ts';
import * as stories from './ResourcePanel.stories.tsx';
import ResourcePanel from './ResourcePanel.tsx';

const { NotAllowed, Loading, Failed, English } = composeStories(stories);

const open = (mode: PanelMode, answers: Answers = {}) =>
  renderInHost(<ResourcePanel />, {
    me: fakeMe('TEACHER'),
    texts: resourcesTexts,
    panel: { component: 'resources', mode, itemId: mode === 'ADD' ? null : 2, fromPage: false },
    api: { ...api, ...answers },
  });

const save = () => screen.getByRole('button', { name: 'Enregistrer' });
const text = (name = 'mot.txt', bytes = 7) =>
  Object.defineProperty(new File(['Bonjour'], name, { type: 'text/plain' }), 'size', { value: bytes });
const drop = (user: UserEvent, file: File) => user.upload(screen.getByLabelText(/^Document/), file);

async function fill(user: UserEvent) {
  await user.type(await screen.findByRole('textbox', { name: 'Titre' }), 'Mot aux familles');
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Sortie de vendredi.');
  await screen.findByRole('option', { name: 'À la maison' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rubrique' }), 'À la maison');
}

test('title, description, section and one file are required [resources.form]', async () => {
  const { user, sent } = await open('ADD');
  await user.click(await screen.findByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findAllByText('Champ requis')).toHaveLength(4);
  expect(await axeFindings(document.body)).toEqual([]);
  expect(sent.some(({ method }) => method !== 'GET')).toBe(false);
});

test('sends the file, then the resource [resources.form]', async () => {
  const { user, sent } = await open('ADD');
  await fill(user);
  await drop(user, text());
  await user.click(screen.getByRole('radio', { name: 'Le personnel de l’école' }));
  expect(await screen.findByText('mot.txt')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Ressource ajoutée')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    ['/documents', { title: 'mot.txt', type: 'text/plain', data: btoa('Bonjour') }],
    [
      '/resources/',
      {
        title: 'Mot aux familles',
        description: 'Sortie de vendredi.',
        section_id: 4,
        audience: 'STAFF',
        document_id: 70,
        request_id: expect.any(String) as string,
      },
    ],
  ]);
}, 30_000);

test('a new resource is sent again as the same request after a lost response, although its file is uploaded again [interface.request-once]', async () => {
  const answers: ErrorAnswer[] = [{ statusCode: 503, code: 'UNAVAILABLE', message: '' }];
  const { user, sent } = await open('ADD', { 'POST /resources/': () => answers.shift() ?? { id: 5 } });
  await fill(user);
  await drop(user, text());
  await screen.findByText('mot.txt');
  await user.click(save());
  const requests = () =>
    sent.filter(({ method, path }) => method === 'POST' && path === '/resources/').map(({ body }) => body);
  await waitFor(() => expect(requests()).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: /^(Enregistrer|Réessayer)$/ }));
  expect(await screen.findByText('Ressource ajoutée')).toBeVisible();
  const [first, second] = requests() as { readonly request_id: string }[];
  expect(second!.request_id).toBe(first!.request_id);
}, 30_000);

test('refuses a description of 201 characters, and shows the number of characters left [resources.description]', async () => {
  const { user } = await open('ADD');
  const description = await screen.findByRole('textbox', { name: 'Description' });
  expect(screen.getByText('200 caractères restants')).toBeVisible();
  await user.click(description);
  await user.paste('a'.repeat(199));
  expect(screen.getByText('1 caractère restant')).toBeVisible();
  await user.paste('aa');
  expect(screen.getByText('1 caractère de trop')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('200 caractères au plus.')).toBeVisible();
});

test.each([
  ['a file over the limit', 'mot.txt', 5_000_001, /trop lourd\s: 5\sMo au plus/],
  ['a format that is not allowed', 'page.html', 10, /Ce format n’est pas accepté/],
  ['a wrong format over the limit', 'page.html', 5_000_001, /Ce format n’est pas accepté/],
])(
  'refuses %s after 500 ms, and blocks the form [resources.file-check] [resources.file-types]',
  async (_what, name, bytes, words) => {
    const { user, sent } = await open('ADD');
    await fill(user);
    const before = Date.now();
    await userEvent.upload(screen.getByLabelText(/^Document/), text(name, bytes), { applyAccept: false });
    expect(await screen.findByText(words)).toBeVisible();
    expect(Date.now() - before).toBeGreaterThanOrEqual(490);
    await user.click(save());
    expect(await screen.findByText('Le document n’est pas valide : choisissez-en un autre.')).toBeVisible();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  },
  30_000,
);

test('shows the error of a refused upload and keeps the form open [resources.file-types]', async () => {
  const refusal: ErrorAnswer = {
    statusCode: 415,
    code: 'FILE_TYPE_REFUSED',
    message: 'Le contenu n’est pas du type annoncé.',
  };
  const { user } = await open('ADD', { 'POST /documents': refusal });
  await fill(user);
  await drop(user, text());
  await screen.findByText('mot.txt');
  await user.click(save());
  expect(await screen.findByText(refusal.message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Titre' })).toHaveValue('Mot aux familles');
}, 30_000);

test('an upload whose content is refused marks the field of the file, until another file is chosen [resources.file-types]', async () => {
  const fields = { data: 'L’image est illisible ou incomplète.' };
  const refusal: ErrorAnswer = {
    statusCode: 422,
    code: 'INVALID',
    message: 'Certains champs sont à corriger.',
    fields,
  };
  const { user } = await open('ADD', { 'POST /documents': refusal });
  await fill(user);
  await drop(user, text());
  await screen.findByText('mot.txt');
  await user.click(save());
  expect(await screen.findByText(fields.data)).toBeVisible();
  expect(screen.getByLabelText(/^Document/)).toBeInvalid();
  await userEvent.upload(screen.getByLabelText(/^Document/), text('page.html'), { applyAccept: false });
  expect(await screen.findByText(/Ce format n’est pas accepté/)).toBeVisible();
  expect(screen.queryByText(fields.data)).not.toBeInTheDocument();
}, 30_000);

test('invisible characters in the name of a file are not sent', async () => {
  const { user, sent } = await open('ADD');
  await fill(user);
  await drop(user, text('\u200emot.txt'));
  await screen.findByText(/mot\.txt/);
  await user.click(save());
  expect(await screen.findByText('Ressource ajoutée')).toBeVisible();
  expect(sent.find(({ path }) => path === '/documents')).toMatchObject({ body: { title: 'mot.txt' } });
}, 30_000);

test('shows the progress of the upload', async () => {
  const { user } = await open('ADD', { 'POST /documents': () => new Promise(() => undefined) });
  await fill(user);
  await drop(user, text());
  await screen.findByText('mot.txt');
  await user.click(save());
  expect(await screen.findByRole('progressbar', { name: 'Envoi du document' })).toHaveAttribute('aria-valuenow', '50');
}, 30_000);

test('an edit sends only changed fields, and no file if none was chosen [resources.replaced-file]', async () => {
  const { user, sent } = await open('EDIT');
  const title = await screen.findByRole('textbox', { name: 'Titre' });
  expect(screen.getByText('Document actuel : fournitures.txt')).toBeVisible();
  await user.clear(title);
  await user.type(title, 'Fournitures');
  await user.click(save());
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({
      body: { title: 'Fournitures' },
      ifMatch: '"1"',
    }),
  );
  expect(sent.some(({ path }) => path === '/documents')).toBe(false);
});

test('a resource can be deleted from its form, after a confirmation with its number of readers [resources.readers]', async () => {
  const { user, sent } = await open('EDIT');
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const confirmation = within(
    await screen.findByRole('alertdialog', { name: /Supprimer «\u00a0Liste des fournitures/ }),
  );
  expect(confirmation.getByText(/9 membres du personnel et 148 proches/)).toBeVisible();
  await user.click(confirmation.getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
});

test('deleting a resource again after a lost response reports success [interface.deleted-already]', async () => {
  const { user } = await open('EDIT', { 'DELETE /resources/:id': lostDeletion() });
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  await user.click(confirmation.getByRole('button', { name: 'Supprimer' }));
  expect(await confirmation.findByText('Le portail ne répond pas.')).toBeVisible();
  await user.click(confirmation.getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('shows loading, failure, a resource that the user may not edit, and English texts', async () => {
  const shown = async (Story: () => React.ReactNode, find: () => Promise<HTMLElement>) => {
    const { unmount } = render(<Story />);
    expect(await find()).toBeInTheDocument();
    unmount();
  };

  await shown(Loading, () => screen.findByText('Chargement…'));
  await shown(Failed, () => screen.findByRole('button', { name: 'Réessayer' }));
  await shown(NotAllowed, () => screen.findByText(/n’est pas partagée avec vous/));
  await shown(English, () => screen.findByRole('textbox', { name: 'Title' }));
});

testStories({ default: stories.default, Add: stories.Add, Edit: stories.Edit, Sending: stories.Sending });
