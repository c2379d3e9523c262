import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { notFound } from '@memocartes/shared-shell/fake-host/stories';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { tablets, tabletsApi } from './attach-tablets.data.ts';
import * as stories from './TabletList.stories.tsx';
import { TabletList } from './TabletList.tsx';
import { attachTabletsTexts } from './texts.ts';

const { Default, ForATeacher, RefusedName, Empty, Loading, Failed, English } = composeStories(stories);

const choose = async (tablet: string, act: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions\u00a0: ${tablet}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
};

test('shows each tablet with its name or label, its state and who approved it', async () => {
  render(<Default />);
  const named = within(await screen.findByRole('row', { name: /Fenêtre 3/ }));
  expect(named.getByText('par Hélène MARCHAND, le 03/09/2026')).toBeVisible();
  expect(named.getByText('autorisée')).toBeVisible();
  const unnamed = within(screen.getByRole('row', { name: /Tablette 9QRT/ }));
  expect(unnamed.getByText('par le QR code, le 03/09/2026')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Valise CM2/ })).getByText('retirée')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('reads the page from the address; another order starts at the first page [interface.list-address]', async () => {
  const { user, sent } = await renderInHost(<TabletList schoolId={1} />, {
    me: fakeMe('ADMIN'),
    texts: attachTabletsTexts,
    route: '/my-school?tablets-page=2',
    api: { ...tabletsApi, 'GET /devices': { devices: tablets, count: 45 } },
  });
  await screen.findByRole('row', { name: /Fenêtre 3/ });
  const asked = () => ['nb_page', 'order_by'].map((name) => sent.at(-1)?.query.get(name));
  expect(asked()).toEqual(['2', 'date_seen']);
  await user.click(screen.getByRole('button', { name: 'Nom' }));
  await waitFor(() => expect(asked()).toEqual(['1', 'name']));
});

test('removing a tablet offers undo', async () => {
  render(<Default />);
  await choose('Fenêtre 3', 'Retirer');
  expect(await screen.findByText('Fenêtre 3 ne peut plus servir')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Rétablir' }));
  expect(await screen.findByText('Fenêtre 3 est de nouveau autorisée')).toBeVisible();
});

test('removing a tablet that no longer exists succeeds [interface.deleted-already]', async () => {
  await renderInHost(<TabletList schoolId={1} />, {
    me: fakeMe('ADMIN'),
    texts: attachTabletsTexts,
    api: { ...tabletsApi, 'PATCH /devices/:id/revoke': notFound },
  });
  await choose('Fenêtre 3', 'Retirer');
  expect(await screen.findByText('Fenêtre 3 ne peut plus servir')).toBeVisible();
});

test('removing a tablet offers no undo if it would be refused [permissions.undo]', async () => {
  const revoked = { ...tabletsApi['PATCH /devices/:id/revoke'], is_restorable: false };
  await renderInHost(<TabletList schoolId={1} />, {
    me: fakeMe('ADMIN'),
    texts: attachTabletsTexts,
    api: { ...tabletsApi, 'PATCH /devices/:id/revoke': revoked },
  });
  await choose('Fenêtre 3', 'Retirer');
  expect(await screen.findByText('Fenêtre 3 ne peut plus servir')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rétablir' })).not.toBeInTheDocument();
});

test('a removed tablet can be restored from its row', async () => {
  render(<Default />);
  await choose('Valise CM2, n° 12', 'Rétablir');
  expect(await screen.findByText(/est de nouveau autorisée/)).toBeVisible();
});

test('renames a tablet; an empty or refused name shows an error on its field', async () => {
  const { unmount } = render(<Default />);
  await choose('Fenêtre 3', 'Renommer');
  const field = await screen.findByLabelText(/Nom de la tablette/);
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Champ requis')).toBeVisible();
  await userEvent.type(field, 'Porte');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Tablette renommée')).toBeVisible();
  unmount();
  render(<RefusedName />);
  await choose('Fenêtre 3', 'Renommer');
  await userEvent.type(await screen.findByLabelText(/Nom de la tablette/), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Champ requis')).toBeVisible();
});

test('saving an unchanged name sends nothing and shows that nothing changed [interface.no-change]', async () => {
  const { sent } = await renderInHost(<TabletList schoolId={1} />, {
    me: fakeMe('ADMIN'),
    texts: attachTabletsTexts,
    api: tabletsApi,
  });
  await choose('Fenêtre 3', 'Renommer');
  await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Aucune modification détectée')).toBeVisible();
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('asks for confirmation before removing all, shows what is lost, and offers undo [tablets.revoke]', async () => {
  render(<Default />);
  await userEvent.click(await screen.findByRole('button', { name: 'Retirer toutes les tablettes' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  expect(confirmation.getByText(/Plus aucun enfant ne peut réviser/)).toBeVisible();
  await userEvent.click(confirmation.getByRole('button', { name: 'Retirer toutes les tablettes' }));
  expect(await screen.findByText('2 tablettes retirées')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Rétablir' }));
  expect(await screen.findByText('2 tablettes sont de nouveau autorisées')).toBeVisible();
});

test('« Retirer toutes les tablettes » is disabled once no tablet is approved', async () => {
  const removed = tablets.map((tablet) => ({ ...tablet, status: 'REVOKED' as const }));

  const openList = (devices: object[], count = devices.length) =>
    renderInHost(<TabletList schoolId={1} />, {
      me: fakeMe('ADMIN'),
      texts: attachTabletsTexts,
      api: { ...tabletsApi, 'GET /devices': { devices, count } },
    });

  const button = () => screen.getByRole('button', { name: 'Retirer toutes les tablettes' });
  for (const devices of [removed, []]) {
    const { unmount } = await openList(devices);
    await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'));
    unmount();
  }
  await openList(removed, 45);
  await screen.findByRole('row', { name: /Fenêtre 3/ });
  expect(button()).not.toHaveAttribute('aria-disabled');
});

test('a teacher sees tablets that they did not approve but can’t remove them', async () => {
  render(<ForATeacher />);
  expect(await screen.findByRole('row', { name: /Fenêtre 3/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Actions\u00a0: Tablette 9QRT' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retirer toutes les tablettes' })).not.toBeInTheDocument();
});

test('shows empty, loading, a failure and English texts', async () => {
  const empty = render(<Empty />);
  expect(await screen.findByText('Aucune tablette pour l’instant')).toBeVisible();
  empty.unmount();
  const loading = render(<Loading />);
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  loading.unmount();
  const failed = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  render(<English />);
  expect(await screen.findByRole('row', { name: /Tablet 9QRT/ })).toBeVisible();
});
