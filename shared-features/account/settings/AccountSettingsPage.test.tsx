import type { NotificationKind } from '@memocartes/contract/notifications/kinds';
import type { NotificationPreference } from '@memocartes/contract/notifications/notifications.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';

import { accountSettingsApi } from './accountSettings.data.ts';
import * as stories from './AccountSettingsPage.stories.tsx';
import AccountSettingsPage from './AccountSettingsPage.tsx';
import { accountSettingsTexts } from './texts.ts';

const allStories = composeStories(stories);
const { UserInfo, Password, NoPassword, WrongPassword, Offer, OfferFailed, AsSuperadmin, English } = allStories;

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function write(label: RegExp, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

test.each(Object.entries(allStories))('%s is accessible', async (_name, Story) => {
  render(<Story />);
  await screen.findByRole('tablist');
  expect(await axeFindings(document.body)).toEqual([]);
});

test('shows the tabs of the account; an account without a school has no offer tab', async () => {
  const { unmount } = render(<UserInfo />);
  await screen.findByRole('tablist');
  expect(tabs()).toEqual([
    'Mes informations',
    'Mot de passe',
    'Sécurité',
    'Notifications',
    'Offre',
    'Mes données',
    'Suppression du compte',
  ]);
  unmount();
  render(<AsSuperadmin />);
  await screen.findByRole('tablist');
  expect(tabs()).not.toContain('Offre');
});

test('a kind of notification that is newer than the page is shown by its code', async () => {
  await renderInHost(<AccountSettingsPage />, {
    me: fakeMe('TEACHER'),
    texts: accountSettingsTexts,
    route: '/Params?tab=notifications',
    api: {
      'GET /notifications/preferences': {
        preferences: [{ kind: 'NEW_KIND' as NotificationKind, portal: true, email: false }],
      },
    },
  });
  expect(await screen.findByRole('checkbox', { name: /^NEW_KIND/, checked: true })).toBeVisible();
});

test('notifications are chosen by kind for portal and e-mail; only changed kinds are saved, so that an old page does not undo an unsubscription [notifications.preferences]', async () => {
  const preferences: NotificationPreference[] = [
    { kind: 'MESSAGE_RECEIVED', portal: true, email: true },
    { kind: 'PACK_GIVEN', portal: true, email: true },
  ];
  const { user, sent } = await renderInHost(<AccountSettingsPage />, {
    me: fakeMe('USER'),
    texts: accountSettingsTexts,
    route: '/Params?tab=notifications',
    api: { 'GET /notifications/preferences': { preferences }, 'PATCH /notifications/preferences': { preferences } },
  });
  const email = await screen.findByRole('checkbox', { name: 'Pack donné à la classe, E-mail' });
  expect(email).toBeChecked();
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(email);
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'PATCH')).toBeDefined());
  expect(sent.find(({ method }) => method === 'PATCH')!.body).toEqual({
    preferences: [{ ...preferences[1], email: false }],
  });
});

test('the page is also in English', async () => {
  render(<English />);
  expect(await screen.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
});

test('an unknown tab in the address shows the first tab; the selected tab is written to the address', async () => {
  function Address() {
    return <p>{useLocation().search}</p>;
  }
  const { user } = await renderInHost(
    <>
      <AccountSettingsPage />
      <Address />
    </>,
    { me: fakeMe('TEACHER'), texts: accountSettingsTexts, route: '/Params?tab=nowhere' },
  );
  expect(screen.getByRole('tab', { name: 'Mes informations' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: 'Sécurité' }));
  expect(screen.getByText('?tab=security')).toBeVisible();
});

test('switching tabs asks for confirmation before discarding unsaved values', async () => {
  const { user } = await renderInHost(<AccountSettingsPage />, {
    me: fakeMe('TEACHER', { phone: '06 39 98 11 22' }),
    texts: accountSettingsTexts,
    route: '/Params',
  });
  await write(/Prénom/, 'Anne');
  const confirmation = async () => within(await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ }));
  await user.click(screen.getByRole('tab', { name: 'Mot de passe' }));
  await user.click((await confirmation()).getByRole('button', { name: 'Continuer la saisie' }));
  expect(screen.getByRole('tab', { name: 'Mes informations' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByLabelText(/Prénom/)).toHaveValue('Anne');
  await user.click(screen.getByRole('tab', { name: 'Mot de passe' }));
  await user.click((await confirmation()).getByRole('button', { name: 'Quitter sans enregistrer' }));
  expect(await screen.findByRole('tab', { name: 'Mot de passe', selected: true })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Mes informations' }));
  expect(screen.getByLabelText(/Prénom/)).toHaveValue('Camille');
});

test('switching tabs asks before discarding changed notification preferences, but not once they are saved [interface.unsaved]', async () => {
  const preferences: NotificationPreference[] = [{ kind: 'PACK_GIVEN', portal: true, email: true }];
  const { user, sent } = await renderInHost(<AccountSettingsPage />, {
    me: fakeMe('USER'),
    texts: accountSettingsTexts,
    route: '/Params?tab=notifications',
    api: { 'GET /notifications/preferences': { preferences }, 'PATCH /notifications/preferences': { preferences } },
  });
  await user.click(await screen.findByRole('checkbox', { name: /^Pack donné à la classe, E-mail/ }));
  await user.click(screen.getByRole('tab', { name: 'Mot de passe' }));
  const confirmation = within(await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ }));
  await user.click(confirmation.getByRole('button', { name: 'Continuer la saisie' }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Vos préférences sont enregistrées.')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: 'Mot de passe' }));
  expect(await screen.findByRole('tab', { name: 'Mot de passe', selected: true })).toBeVisible();
});

describe('password', () => {
  const fill = async (current: string, password: string, confirmation = password) => {
    await screen.findByRole('tablist');
    await write(/Mot de passe actuel/, current);
    await write(/Nouveau mot de passe/, password);
    await write(/Confirmez/, confirmation);
    await press('Changer le mot de passe');
  };

  test('rules are ticked while typing; a password that breaks one is refused [accounts.password]', async () => {
    render(<Password />);
    await fill('x', 'abcdefgh');
    expect(screen.getByText('une lettre minuscule').closest('li')).toHaveTextContent('respecté');
    expect(screen.getByText('un chiffre').closest('li')).not.toHaveTextContent('respecté');
    expect(await screen.findByText('Ce mot de passe ne respecte pas toutes les règles.')).toBeVisible();
  });

  test('the confirmation must match [accounts.password-confirmation]', async () => {
    render(<Password />);
    await fill('x', 'Nouveau-2026!', 'Nouveau-2027!');
    expect(await screen.findByText('Les mots de passe ne correspondent pas')).toBeVisible();
  });

  test('a wrong current password shows an error on its field [accounts.current-password]', async () => {
    render(<WrongPassword />);
    await fill('faux', 'Nouveau-2026!');
    expect(await screen.findByText('Votre mot de passe actuel est incorrect')).toBeVisible();
    expect(screen.getByLabelText(/Mot de passe actuel/)).toHaveAccessibleDescription(/incorrect/);
  });

  test('after a password change, a message says that the other login sessions are closed, and the form is empty', async () => {
    render(<Password />);
    await fill('Demo-2026!', 'Nouveau-2026!');
    expect(await screen.findByText(/Vos autres sessions sont fermées/)).toBeVisible();
    expect(screen.getByLabelText(/Nouveau mot de passe/)).toHaveValue('');
    // After a submit with Enter, the focus is in a field that is now empty; leaving the field must show no error.
    const current = screen.getByLabelText(/Mot de passe actuel/);
    await userEvent.click(current);
    await userEvent.tab();
    await waitFor(() => expect(current).not.toHaveFocus());
    expect(screen.queryByText('Champ requis')).not.toBeInTheDocument();
  });

  test('a person without a password can request a mail with a link to choose a password', async () => {
    render(<NoPassword />);
    await screen.findByRole('tablist');
    await press('Recevoir le lien');
    expect(await screen.findByText(/Un lien vient d’être envoyé à camille@example.fr/)).toBeVisible();
  });
});

describe('offer', () => {
  test('shows the offer’s name, limits and dates, and how to change it', async () => {
    render(<Offer />);
    expect(await screen.findByText('École, essai')).toBeVisible();
    expect(screen.getByText('48 sur 60')).toBeVisible();
    expect(screen.getByText('4 sur 10')).toBeVisible();
    expect(screen.getByText('20/10/2026')).toBeVisible();
    await press('Nous contacter');
    expect(screen.getByRole('dialog', { name: 'Nous contacter' })).toBeVisible();
  });

  test('offers an independent teacher more seats, but no physical boxes, which only schools have', async () => {
    await renderInHost(<AccountSettingsPage />, {
      me: fakeMe('TEACHER', { offer_id: 1, offerId: 1 }),
      texts: accountSettingsTexts,
      route: '/Params?tab=offer',
      api: accountSettingsApi,
    });
    expect(await screen.findByText(/^Plus d’élèves, plus de classes/)).toBeVisible();
    expect(screen.queryByText(/boîtes physiques/)).not.toBeInTheDocument();
  });

  test('shows a failed request with a retry button', async () => {
    render(<OfferFailed />);
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});

testStories({
  default: stories.default,
  SecurityLoading: stories.SecurityLoading,
  SecurityLinkedToGar: stories.SecurityLinkedToGar,
  OfferLoading: stories.OfferLoading,
  Override: stories.Override,
  OverrideEmpty: stories.OverrideEmpty,
  OverrideLoading: stories.OverrideLoading,
  OverrideFailed: stories.OverrideFailed,
});
