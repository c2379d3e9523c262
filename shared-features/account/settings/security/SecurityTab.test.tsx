import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { notFound, pending } from '@memocartes/shared-shell/fake-host/stories';
import { type Answer, type Answers, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { accountSettingsApi, enabledFactor, loginSessions } from '../accountSettings.data.ts';
import * as stories from '../AccountSettingsPage.stories.tsx';
import AccountSettingsPage from '../AccountSettingsPage.tsx';
import { accountSettingsTexts } from '../texts.ts';

const { Security, LinkCodeExpired, SecurityEnabled, SecurityRequired, SecurityFailed, SecurityOneSession } =
  composeStories(stories);

describe('temporary link and linking code', () => {
  const askForCode = async (user: Pick<typeof userEvent, 'click' | 'type'>) => {
    await user.click(await screen.findByRole('button', { name: 'Obtenir un code' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Obtenir un code' }));
    await user.type(dialog.getByLabelText(/^Mot de passe/), 'Secret-Mauve-26!');
    await user.click(dialog.getByRole('button', { name: 'Continuer' }));
  };

  test('shows a linking code with its remaining time, and copies it [accounts.sensitive]', async () => {
    const user = userEvent.setup();
    render(<Security />);
    await askForCode(user);
    expect(await screen.findByText('K7QMX-4PRTW')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('group', { name: /^Valable encore/ })).toHaveFocus());
    expect(screen.getByRole('timer')).toHaveTextContent(/Valable encore (10:00|9:5\d)/);
    await user.click(screen.getByRole('button', { name: 'Copier' }));
    expect(await navigator.clipboard.readText()).toBe('K7QMX-4PRTW');
  });

  test('a linking code stays visible when the request for another one is refused [accounts.gar-link-code]', async () => {
    const issued = { code: 'K7QMX-4PRTW', date_expiration: new Date(Date.now() + 600_000).toISOString() };
    const wrongText = 'Votre mot de passe actuel est incorrect';
    const responses: Answer<'POST /auth/link'>[] = [
      issued,
      { statusCode: 422, code: 'WRONG_PASSWORD', message: wrongText, fields: { current_password: wrongText } },
    ];
    const { user } = await renderInHost(<AccountSettingsPage />, {
      me: fakeMe('TEACHER'),
      texts: accountSettingsTexts,
      route: '/Params?tab=security',
      api: { ...accountSettingsApi, 'POST /auth/link': () => responses.shift() },
    });
    await askForCode(user);
    await user.click(await screen.findByRole('button', { name: 'Obtenir un autre code' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Obtenir un autre code' }));
    await user.type(dialog.getByLabelText(/^Mot de passe/), 'Wrong-Password-26!');
    await user.click(dialog.getByRole('button', { name: 'Continuer' }));
    expect(await dialog.findByText(wrongText)).toBeVisible();
    expect(screen.getByText('K7QMX-4PRTW')).toBeInTheDocument();
  });

  test('the dialog stays open while a linking code is requested [interface.dialog-busy]', async () => {
    const { user } = await renderInHost(<AccountSettingsPage />, {
      me: fakeMe('TEACHER'),
      texts: accountSettingsTexts,
      route: '/Params?tab=security',
      api: { ...accountSettingsApi, 'POST /auth/link': pending },
    });
    await askForCode(user);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Obtenir un code' })).toBeVisible();
  });

  test('shows that the code has expired', async () => {
    render(<LinkCodeExpired />);
    await askForCode(userEvent);
    expect(await screen.findByText('Ce code n’est plus valable.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Obtenir un autre code' })).toBeVisible();
  });

  test('shows a link that signs in on another device, as a QR code and to copy', async () => {
    const user = userEvent.setup();
    render(<Security />);
    await user.click(await screen.findByRole('button', { name: 'Créer un lien de connexion' }));
    expect(await screen.findByRole('img', { name: /Code à lire/ })).toBeVisible();
    // Screen readers read that there is a link, and for how long.
    const group = screen.getByRole('group', { name: /^Valable encore/ });
    expect(group).toHaveFocus();
    expect(within(group).getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Copier' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/Dashboard?token=abc');
  });

  test('if the page has no clipboard, as without HTTPS, a failed copy says how to use the link', async () => {
    const user = userEvent.setup();
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    render(<Security />);
    await user.click(await screen.findByRole('button', { name: 'Créer un lien de connexion' }));
    await user.click(await screen.findByRole('button', { name: 'Copier' }));
    expect(await screen.findByText(/^Le lien n’a pas pu être copié/)).toBeVisible();
  });

  test('a follower has no linking code', async () => {
    await renderInHost(<AccountSettingsPage />, {
      me: fakeMe('USER'),
      texts: accountSettingsTexts,
      route: '/Params?tab=security',
    });
    expect(screen.getByRole('heading', { name: 'Connexion temporaire' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Connexion par le GAR' })).not.toBeInTheDocument();
  });
});

describe('second factor', () => {
  const codes = () => screen.findByRole('list', { name: 'Codes de secours' });

  test('is enabled step by step: password, application, code, recovery codes', async () => {
    const user = userEvent.setup();
    render(<Security />);
    await user.click(await screen.findByRole('button', { name: 'Activer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connexion en deux étapes' }));
    await user.click(dialog.getByRole('button', { name: 'Continuer' }));
    expect(dialog.getByText('Champ requis')).toBeVisible();
    await user.type(dialog.getByLabelText(/^Mot de passe/), 'Secret-Mauve-26!');
    await user.click(dialog.getByRole('button', { name: 'Continuer' }));
    expect(await dialog.findByRole('img', { name: /Code à lire/ })).toBeVisible();
    expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await user.type(dialog.getByLabelText(/Code affiché/), '123456');
    await user.click(dialog.getByRole('button', { name: 'Activer' }));
    expect(within(await codes()).getAllByRole('listitem')).toHaveLength(10);
    expect(await axeFindings(document.body)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Copier' }));
    expect((await navigator.clipboard.readText()).split('\n')).toHaveLength(10);
    expect(dialog.getByRole('button', { name: 'Continuer' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(dialog.getByLabelText('J’ai gardé ces codes'));
    await user.click(dialog.getByRole('button', { name: 'Continuer' }));
    expect(await screen.findByText('La connexion en deux étapes est activée')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is disabled with the password and a code', async () => {
    const user = userEvent.setup();
    render(<SecurityEnabled />);
    await user.click(await screen.findByRole('button', { name: 'Désactiver' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Désactiver' }));
    await user.type(dialog.getByLabelText(/^Mot de passe/), 'Secret-Mauve-26!');
    await user.type(dialog.getByLabelText(/Code de votre application/), '123456');
    await user.click(dialog.getByRole('button', { name: 'Désactiver' }));
    expect(await screen.findByText('La connexion en deux étapes est désactivée')).toBeVisible();
  });

  test('cannot be disabled when required; warns when few recovery codes are left', async () => {
    render(<SecurityRequired />);
    expect(await screen.findByText('Votre rôle la rend obligatoire.')).toBeVisible();
    expect(screen.getByText(/peu de codes de secours/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Désactiver' })).not.toBeInTheDocument();
  });

  test('a follower has no second factor', async () => {
    const { settled } = await renderInHost(<AccountSettingsPage />, {
      me: fakeMe('USER'),
      texts: accountSettingsTexts,
      route: '/Params?tab=security',
      api: { ...accountSettingsApi, 'GET /auth/second_factor': enabledFactor },
    });
    await settled();
    expect(screen.queryByRole('heading', { name: 'Connexion en deux étapes' })).not.toBeInTheDocument();
  });
});

describe('login sessions', () => {
  const open = (api: Answers = {}) =>
    renderInHost(<AccountSettingsPage />, {
      me: fakeMe('TEACHER'),
      texts: accountSettingsTexts,
      route: '/Params?tab=security',
      api: { ...accountSettingsApi, 'GET /auth/second_factor': enabledFactor, ...api },
    });

  test('shows the device of each login session; closes one, then all the others', async () => {
    const { user, sent } = await open();
    expect(await screen.findByText('Firefox sous Windows')).toBeVisible();
    expect(screen.getByText('Cette session')).toBeVisible();
    expect(screen.getByText('Appareil inconnu')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fermer la session Safari sous iPhone' }));
    expect(await screen.findByText('La session est fermée')).toBeVisible();
    expect(sent).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/auth/sessions/2' }));
    await user.click(screen.getByRole('button', { name: 'Fermer toutes les autres' }));
    expect(await screen.findByText('Vos autres sessions sont fermées')).toBeVisible();
  });

  test('shows where a follower chose to stay signed in, and how long that lasts [accounts.stay-signed-in]', async () => {
    await open({ 'GET /auth/sessions': { sessions: [{ ...loginSessions[0]!, stays_signed_in: true }] } });
    expect(await screen.findByText('Reste connecté')).toBeVisible();
    expect(screen.getByText(/Là où vous avez choisi de rester connecté/)).toHaveTextContent(/90.jours/);
  });

  test('closing a session that was already closed succeeds [interface.deleted-already]', async () => {
    const { user } = await open({
      'DELETE /auth/sessions/:id': notFound,
    });
    await user.click(await screen.findByRole('button', { name: 'Fermer la session Safari sous iPhone' }));
    expect(await screen.findByText('La session est fermée')).toBeVisible();
  });

  test('does not offer to close other sessions when there are none', async () => {
    render(<SecurityOneSession />);
    expect(await screen.findByText('Vous n’avez pas d’autre session ouverte.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fermer toutes les autres' })).not.toBeInTheDocument();
  });

  test('shows each failed request with a retry button', async () => {
    render(<SecurityFailed />);
    expect(await screen.findAllByRole('button', { name: 'Réessayer' })).toHaveLength(2);
  });
});

describe('e-mail address', () => {
  test('changing the address requires the password; a message says that a link was sent to the new address', async () => {
    const user = userEvent.setup();
    render(<Security />);
    await user.click(await screen.findByRole('button', { name: 'Changer d’adresse' }));
    expect(screen.getByLabelText(/Nouvelle adresse/)).toHaveFocus();
    await user.type(screen.getByLabelText(/Nouvelle adresse/), 'nouvelle');
    await user.click(screen.getByRole('button', { name: 'Envoyer le lien' }));
    expect(screen.getByText('Adresse email non valide')).toBeVisible();
    await user.type(screen.getByLabelText(/Nouvelle adresse/), '@test.example');
    await user.type(screen.getByLabelText(/^Mot de passe/), 'Secret-Mauve-26!');
    await user.click(screen.getByRole('button', { name: 'Envoyer le lien' }));
    expect(await screen.findByText(/envoyé à nouvelle@test.example/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Changer d’adresse' })).toHaveFocus();
  });
});
