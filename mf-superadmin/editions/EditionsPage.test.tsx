import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answers, type ErrorAnswer, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';

import { allEditionsTexts, editionsApi } from './editions.data.ts';
import * as stories from './EditionsPage.stories.tsx';
import EditionsPage from './EditionsPage.tsx';

const { Default, Empty, Failed, Printed, Printing, PrintFailed, English } = composeStories(stories);

const open = (answers: Answers = {}) =>
  renderInHost(<EditionsPage />, {
    me: fakeMe('SUPERADMIN'),
    texts: allEditionsTexts,
    api: { ...editionsApi, ...answers },
  });

test('lists editions, each linked to its cards [editions.filter]', async () => {
  render(<Default />);
  const row = within(await screen.findByRole('row', { name: /Mémocartes/ }));
  expect(row.getByText('214')).toBeVisible();
  expect(row.getByRole('link', { name: 'Mémocartes' })).toHaveAttribute(
    'href',
    '/superadmin/certified-cards?edition=1',
  );
  expect(await axeFindings(document.body)).toEqual([]);
});

test('adds and renames an edition, and shows why a name that is taken is refused [editions.named] [interface.no-change]', async () => {
  const nameTaken: ErrorAnswer = {
    statusCode: 409,
    code: 'EDITION_NAME_TAKEN',
    message: 'Une édition de ce nom existe déjà.',
  };
  const { user, sent, unmount } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ajouter une édition' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(await dialog.findByText('Champ requis')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Nom/ }), 'Été{Enter}');
  expect(await screen.findByText('Édition ajoutée')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Renommer «\sMémocartes/ }));
  const name = await screen.findByRole('textbox', { name: /Nom/ });
  await user.type(name, '{Enter}');
  expect(await screen.findByText('Aucune modification détectée')).toBeVisible();
  await user.type(name, ' 2{Enter}');
  expect(await screen.findByText('Édition renommée')).toBeVisible();
  expect(sent.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body])).toEqual([
    ['/editions', { name: 'Été', request_id: expect.any(String) as string }],
    ['/editions/1', { name: 'Mémocartes 2' }],
  ]);
  unmount();
  const secondPage = await open({ 'POST /editions': nameTaken });
  await secondPage.user.click(await screen.findByRole('button', { name: 'Ajouter une édition' }));
  await secondPage.user.type(await screen.findByRole('textbox', { name: /Nom/ }), 'Été{Enter}');
  expect(await screen.findByText(nameTaken.message)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
}, 30_000);

test('asks which name to keep when another superadmin has renamed the edition meanwhile [editions.version]', async () => {
  const current = { id: 1, name: 'Mémocartes B', nb_cards: 214, version: 2 };
  const refusals: ErrorAnswer[] = [{ statusCode: 409, code: 'VERSION_CHANGED', message: 'Modifié.', current }];
  const { user, sent } = await open({ 'PATCH /editions/:id': () => refusals.shift() ?? { ...current, version: 3 } });
  await user.click(await screen.findByRole('button', { name: /Renommer «\sMémocartes/ }));
  await user.type(await screen.findByRole('textbox', { name: /Nom/ }), ' A{Enter}');
  const group = within(await screen.findByRole('group', { name: 'Nom' }));
  expect(group.getByRole('radio', { name: /Mémocartes B/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enregistrer ces choix' }));
  expect(await screen.findByText('Édition renommée')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PATCH')).toMatchObject([
    { body: { name: 'Mémocartes A' }, ifMatch: '"1"' },
    { body: { name: 'Mémocartes A' }, ifMatch: '"2"' },
  ]);
});

test('shows no edition, a failure and English texts', async () => {
  const empty = render(<Empty />);
  expect(await screen.findByText('Aucune édition pour l’instant')).toBeVisible();
  empty.unmount();
  const failed = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  render(<English />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Editions' })).toBeVisible();
});

test('prints a whole edition with the chosen options, and refuses a print shift of more than 5 mm [editions.print]', async () => {
  const { user, sent } = await open();
  expect(await screen.findByRole('button', { name: /Imprimer «\sÉdition 2027/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(screen.getByRole('button', { name: /Imprimer «\sMémocartes/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /Imprimer «\sMémocartes/ }));
  await user.click(dialog.getByRole('checkbox', { name: /QR code/ }));
  await user.type(dialog.getByRole('textbox', { name: /horizontal/ }), '9');
  await user.click(dialog.getByRole('button', { name: 'Faire le PDF' }));
  expect(await dialog.findByText('Un nombre de −5 à 5.')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: /horizontal/ }));
  await user.type(dialog.getByRole('textbox', { name: /horizontal/ }), '0,5');
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Faire le PDF' }));
  expect(await screen.findByRole('button', { name: 'Télécharger le PDF' })).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/editions/1/print',
    body: {
      duplex: 'long',
      qr: true,
      dividers: false,
      calibration: false,
      shift_x: 0.5,
      shift_y: 0,
      request_id: expect.any(String) as string,
    },
  });
}, 30_000);

test('shows why an edition without published cards can’t be printed [editions.print]', async () => {
  const message = 'Cette édition n’a pas de carte publiée : publiez-en d’abord.';
  const { user } = await open({
    'POST /editions/:id/print': { statusCode: 422, code: 'INVALID', message, fields: { id: message } },
  });
  await user.click(await screen.findByRole('button', { name: /Imprimer «\sMémocartes/ }));
  await user.click(await screen.findByRole('button', { name: 'Faire le PDF' }));
  expect(await screen.findByText(/n’a pas de carte publiée\s: publiez-en d’abord/)).toBeVisible();
});

test('shows a print job that is running, done or failed [editions.print]', async () => {
  const running = render(<Printing />);
  expect(await screen.findByText('page 20 sur 48')).toBeVisible();
  running.unmount();
  const failed = render(<PrintFailed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  render(<Printed />);
  expect(await screen.findByText(/Votre PDF est prêt/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

testStories({ default: stories.default, Loading: stories.Loading });
