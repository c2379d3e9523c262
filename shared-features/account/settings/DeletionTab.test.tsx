import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing } from '@memocartes/shared-shell/fake-host/stories';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { composeStories } from '@storybook/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';

import * as stories from './AccountSettingsPage.stories.tsx';
import AccountSettingsPage from './AccountSettingsPage.tsx';
import { accountSettingsTexts } from './texts.ts';

const { Deletion, DeletionWithoutPassword, DeletionWithFactor, LastSchoolAdmin, DeletionAsFollower } =
  composeStories(stories);

test('deletion shows that created content remains, requires the confirmation word, then signs out [accounts.deleted]', async () => {
  function Address() {
    const { pathname, search } = useLocation();
    return <p>{pathname + search}</p>;
  }

  const { user, sent } = await renderInHost(
    <>
      <AccountSettingsPage />
      <Address />
    </>,
    {
      me: fakeMe('TEACHER'),
      texts: accountSettingsTexts,
      route: '/Params?tab=deletion',
      api: { 'DELETE /auth/:id': null, 'GET /auth/second_factor': { is_enabled: false } },
    },
  );
  expect(screen.getByText(/Ce que vous y avez créé reste, sans votre nom/)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Supprimer mon compte' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.type(screen.getByLabelText(/tapez SUPPRIMER/), 'supprimer');
  await user.type(screen.getByLabelText(/^Mot de passe/), 'Secret-Mauve-26!');
  await user.click(button);
  expect(await screen.findByText('/logout?deleted')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'DELETE')).toMatchObject([
    { path: '/auth/10', body: { current_password: 'Secret-Mauve-26!' } },
  ]);
});

test('an independent teacher sees that the students are kept, and how to have them erased [staff.independent-deletion]', async () => {
  await renderInHost(<AccountSettingsPage />, {
    me: fakeMe('TEACHER', { offer_id: 1, offerId: 1 }),
    texts: accountSettingsTexts,
    route: '/Params?tab=deletion',
    api: { 'GET /auth/second_factor': { is_enabled: false } },
  });
  expect(screen.getByText(/Les élèves, leurs réponses et les classes y restent.*écrivez-nous d’abord/)).toBeVisible();
});

test('a person without a password is asked to sign in again [accounts.fresh-sign-on]', async () => {
  render(<DeletionWithoutPassword />);
  expect(await screen.findByText(/moins de 5.minutes/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se reconnecter par le GAR' })).toHaveAttribute(
    'href',
    '/login?again=true#connexion',
  );
  expect(screen.queryByLabelText(/^Mot de passe/)).not.toBeInTheDocument();
});

test('asks for a code once a second factor is enabled [accounts.sensitive]', async () => {
  render(<DeletionWithFactor />);
  expect(await screen.findByLabelText(/^Code de votre application/)).toBeRequired();
});

test('asks for a code of the second factor and shows why it was refused [accounts.sensitive]', async () => {
  const wrongCodeText = 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.';
  const { user, sent } = await renderInHost(<AccountSettingsPage />, {
    me: fakeMe('TEACHER'),
    texts: accountSettingsTexts,
    route: '/Params?tab=deletion',
    api: {
      // Although this request fails, the field appears once the server requires a code.
      'GET /auth/second_factor': failing,
      'DELETE /auth/:id': {
        statusCode: 403,
        code: 'WRONG_CODE',
        message: wrongCodeText,
        fields: { code: wrongCodeText },
      },
    },
  });
  await user.type(screen.getByLabelText(/tapez SUPPRIMER/), 'SUPPRIMER');
  await user.type(screen.getByLabelText(/^Mot de passe/), 'Secret-Mauve-26!');
  await user.click(screen.getByRole('button', { name: 'Supprimer mon compte' }));
  expect(await screen.findByText(wrongCodeText)).toBeVisible();
  await user.type(screen.getByLabelText(/^Code de votre application/), '123456');
  await user.click(screen.getByRole('button', { name: 'Supprimer mon compte' }));
  expect(await screen.findByText(wrongCodeText)).toBeVisible();
  expect(screen.getByLabelText(/^Code de votre application/)).toHaveValue('');
  expect(sent.findLast(({ method }) => method === 'DELETE')!.body).toEqual({
    current_password: 'Secret-Mauve-26!',
    code: '123456',
  });
});

test('the last school admin of a school cannot delete their account and sees why', async () => {
  render(<LastSchoolAdmin />);
  await userEvent.type(await screen.findByLabelText(/tapez SUPPRIMER/), 'SUPPRIMER');
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer mon compte' }));
  expect(await screen.findByText(/la dernière personne à diriger cet établissement/)).toBeVisible();
});

test('followers and staff see different texts', async () => {
  const { unmount } = render(<DeletionAsFollower />);
  expect(await screen.findByText(/votre lien avec vos enfants/)).toBeVisible();
  unmount();
  render(<Deletion />);
  expect(await screen.findByText(/votre place dans l’établissement/)).toBeVisible();
});
