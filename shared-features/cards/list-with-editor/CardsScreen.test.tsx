import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, within } from '@testing-library/react';

import { card, cardsApi } from '../view/cards.data.ts';
import { CardsScreen } from './CardsScreen.tsx';
import { cardsScreenTexts } from './texts.ts';

const path = '/superadmin/certified-cards';

const at = (route: string) =>
  renderInHost(<CardsScreen scope="certified" path={path} />, {
    me: fakeMe('SUPERADMIN'),
    texts: cardsScreenTexts,
    route,
    api: { ...cardsApi, 'GET /cards/:id': card(12) },
  });

test('lists certified cards only, and links to the editor', async () => {
  const { sent, user } = await at(path);
  expect(await screen.findByRole('link', { name: 'Créer une carte' })).toHaveAttribute('href', `${path}?id=new`);
  await user.click(screen.getAllByRole('link', { name: 'Créer une carte' })[0]!);
  expect(await screen.findByRole('heading', { level: 1, name: 'Créer une carte' })).toBeVisible();
  expect(sent.find((item) => item.path === '/cards')!.query.get('card_type')).toBe('CERTIFIED');
});

test('asks before leaving a changed card for the list, which has the same path [interface.unsaved]', async () => {
  const { user } = await at(`${path}?id=12`);
  await user.type(await screen.findByDisplayValue('7 × 2 = ?'), '!');
  await user.click(screen.getByRole('link', { name: 'Cartes certifiées' }));
  const question = within(await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ }));
  await user.click(question.getByRole('button', { name: 'Continuer la saisie' }));
  expect(screen.getByDisplayValue('7 × 2 = ?!')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Annuler' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Quitter sans enregistrer' }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Cartes certifiées' })).toBeVisible();
});

test('`?id=12` opens the editor of a certified card, with a link to the list', async () => {
  await at(`${path}?id=12`);
  expect(await screen.findByDisplayValue('7 × 2 = ?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cartes certifiées' })).toHaveAttribute('href', path);
});
