import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answers, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, within } from '@testing-library/react';

import { card, cardsApi } from '../view/cards.data.ts';
import { CardsScreen } from './CardsScreen.tsx';
import { cardsScreenTexts } from './texts.ts';

const path = '/superadmin/certified-cards';

const renderAt = (route: string, answers: Answers = {}) =>
  renderInHost(<CardsScreen scope="certified" path={path} />, {
    me: fakeMe('SUPERADMIN'),
    texts: cardsScreenTexts,
    route,
    api: { ...cardsApi, 'GET /cards/:id': card(12), ...answers },
  });

test('lists certified cards only, and links to the editor', async () => {
  const { sent, user } = await renderAt(path);
  expect(await screen.findByRole('link', { name: 'Créer une carte' })).toHaveAttribute('href', `${path}?id=new`);
  await user.click(screen.getAllByRole('link', { name: 'Créer une carte' })[0]!);
  expect(await screen.findByRole('heading', { level: 1, name: 'Créer une carte' })).toBeVisible();
  expect(sent.find((item) => item.path === '/cards')!.query.get('card_type')).toBe('CERTIFIED');
});

test('asks before leaving a changed card for the list, which has the same path [interface.unsaved]', async () => {
  const { user } = await renderAt(`${path}?id=12`);
  await user.type(await screen.findByDisplayValue('7 × 2 = ?'), '!');
  await user.click(screen.getByRole('link', { name: 'Cartes certifiées' }));
  const confirmation = within(await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ }));
  await user.click(confirmation.getByRole('button', { name: 'Continuer la saisie' }));
  expect(screen.getByDisplayValue('7 × 2 = ?!')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Annuler' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Quitter sans enregistrer' }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Cartes certifiées' })).toBeVisible();
});

test('after a card was edited, the list has the page, order and filters that it had before [cards.same-list]', async () => {
  const list = '?page=3&level=CM1&sort=-date_create';
  const cards = Array.from({ length: 20 }, (_, index) => card(index + 1));
  const { user, sent } = await renderAt(`${path}${list}`, {
    'GET /cards': { cards, count: 90 },
    'PATCH /cards/:id': card(12),
  });
  await user.click((await screen.findAllByRole('button', { name: /^Actions sur/ }))[0]!);
  await user.click(screen.getByRole('menuitem', { name: 'Modifier' }));
  expect(await screen.findByRole('link', { name: 'Annuler' })).toHaveAttribute('href', `${path}${list}`);
  await user.type(await screen.findByDisplayValue('7 × 2 = ?'), '!');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cartes certifiées' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Retirer le filtre Ordre/ })).toBeVisible();
  const query = sent.filter((item) => item.path === '/cards').at(-1)!.query;
  expect(Object.fromEntries(query)).toMatchObject({ nb_page: '3', level: 'CM1', order_dir: 'desc' });
});

test('`?id=12` opens the editor of a certified card, with a link to the list', async () => {
  await renderAt(`${path}?id=12`);
  expect(await screen.findByDisplayValue('7 × 2 = ?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cartes certifiées' })).toHaveAttribute('href', path);
});
