import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';

import { factor, paramsApi } from './params.data.ts';
import * as stories from './ParamsPage.stories.tsx';
import ParamsPage from './ParamsPage.tsx';
import { paramsTexts } from './texts.ts';

const all = composeStories(stories);
const { UserInfo, Password, PasswordOfGar, WrongPassword, Security, Expired, Offer, OfferFailed } = all;
const { SecurityEnabled, SecurityRequired, SecurityFailed, SecurityAlone, DeletionOfGar } = all;
const { Deletion, DeletionWithFactor, LastSchoolAdmin, OfAFollower, OfASuperadmin, English } = all;

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
async function write(label: RegExp, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

test.each(Object.entries(all))('%s is accessible', async (_name, Story) => {
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
  render(<OfASuperadmin />);
  await screen.findByRole('tablist');
  expect(tabs()).not.toContain('Offre');
});

test('notifications are chosen by kind for portal and e-mail; only changed kinds are saved, so that an old page does not undo an unsubscription [notifications.preferences]', async () => {
  const preferences = [
    { kind: 'MESSAGE_RECEIVED', portal: true, email: true },
    { kind: 'PACK_GIVEN', portal: true, email: true },
  ];
  const { user, sent } = await renderInHost(<ParamsPage />, {
    me: fakeMe('USER'),
    texts: paramsTexts,
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

test('an unknown tab in the address shows the first tab; the selected tab is written to the address', async () => {
  const Address = () => <p>{useLocation().search}</p>;
  const { user } = await renderInHost(
    <>
      <ParamsPage />
      <Address />
    </>,
    { me: fakeMe('TEACHER'), texts: paramsTexts, route: '/Params?tab=nowhere' },
  );
  expect(screen.getByRole('tab', { name: 'Mes informations' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: 'Sécurité' }));
  expect(screen.getByText('?tab=security')).toBeVisible();
});

test('switching tabs asks for confirmation before discarding unsaved values', async () => {
  const { user } = await renderInHost(<ParamsPage />, {
    me: fakeMe('TEACHER', { phone: '06 39 98 11 22' }),
    texts: paramsTexts,
    route: '/Params',
  });
  await write(/Prénom/, 'Anne');
  const question = async () => within(await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ }));
  await user.click(screen.getByRole('tab', { name: 'Mot de passe' }));
  await user.click((await question()).getByRole('button', { name: 'Continuer la saisie' }));
  expect(screen.getByRole('tab', { name: 'Mes informations' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByLabelText(/Prénom/)).toHaveValue('Anne');
  await user.click(screen.getByRole('tab', { name: 'Mot de passe' }));
  await user.click((await question()).getByRole('button', { name: 'Quitter sans enregistrer' }));
  expect(await screen.findByRole('tab', { name: 'Mot de passe', selected: true })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Mes informations' }));
  expect(screen.getByLabelText(/Prénom/)).toHaveValue('Camille');
});

test('switching tabs asks before discarding changed notification preferences, but not once they are saved [interface.unsaved]', async () => {
  const preferences = [{ kind: 'PACK_GIVEN', portal: true, email: true }];
  const { user, sent } = await renderInHost(<ParamsPage />, {
    me: fakeMe('USER'),
    texts: paramsTexts,
    route: '/Params?tab=notifications',
    api: { 'GET /notifications/preferences': { preferences }, 'PATCH /notifications/preferences': { preferences } },
  });
  await user.click(await screen.findByRole('checkbox', { name: /^Pack donné à la classe, E-mail/ }));
  await user.click(screen.getByRole('tab', { name: 'Mot de passe' }));
  const question = within(await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ }));
  await user.click(question.getByRole('button', { name: 'Continuer la saisie' }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Vos préférences sont enregistrées.')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: 'Mot de passe' }));
  expect(await screen.findByRole('tab', { name: 'Mot de passe', selected: true })).toBeVisible();
});

describe('user info', () => {
  const open = (me = fakeMe('TEACHER', { phone: '06 39 98 11 22' })) =>
    renderInHost(<ParamsPage />, { me, texts: paramsTexts, route: '/Params', api: paramsApi });

  test('saving sends only the changed fields', async () => {
    const { sent } = await open();
    await write(/Prénom/, 'Camille-Anne');
    await press('Enregistrer');
    expect(await screen.findByText('Vos informations sont enregistrées')).toBeVisible();
    expect(sent.filter(({ method }) => method === 'PATCH')).toMatchObject([
      { path: '/auth/10', body: { firstname: 'Camille-Anne' } },
    ]);
  });

  test('saving a name that the school admin changed meanwhile opens the conflict dialog, then saves on the newer version', async () => {
    const account = {
      id: 10,
      firstname: 'Chloé',
      lastname: 'Roussel',
      email: null,
      phone: '06 39 98 11 22',
      version: 2,
    };
    const responses: unknown[] = [
      { statusCode: 409, code: 'VERSION_CHANGED', message: 'Modifié.', current: account },
      { ...account, firstname: 'Anne', version: 3 },
      { ...account, firstname: 'Annie', version: 4 },
    ];
    const { sent, user } = await renderInHost(<ParamsPage />, {
      me: fakeMe('TEACHER', { phone: '06 39 98 11 22' }),
      texts: paramsTexts,
      route: '/Params',
      api: { 'PATCH /auth/:id': () => responses.shift() },
    });
    await write(/Prénom/, 'Anne');
    await press('Enregistrer');
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifié entre-temps' }));
    expect(dialog.getByRole('radio', { name: /Version enregistrée.*Chloé/ })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Enregistrer ces choix' }));
    expect(await screen.findByText('Vos informations sont enregistrées')).toBeVisible();
    // the form stays open: the next change is based on the version just saved
    await write(/Prénom/, 'Annie');
    await press('Enregistrer');
    await waitFor(() => expect(responses).toHaveLength(0));
    expect(sent.filter(({ method }) => method === 'PATCH')).toMatchObject([
      { body: { firstname: 'Anne' }, ifMatch: '"1"' },
      { body: { firstname: 'Anne' }, ifMatch: '"2"' },
      { body: { firstname: 'Annie' }, ifMatch: '"3"' },
    ]);
  });

  test('saving without changes sends nothing and shows that nothing changed [interface.no-change]', async () => {
    const { sent } = await open();
    await press('Enregistrer');
    expect(await screen.findByText('Aucune modification détectée')).toBeVisible();
    expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  test('the address can’t be changed [accounts.email-read-only]', async () => {
    await open();
    expect(screen.getByLabelText(/Adresse e-mail/)).toHaveAttribute('readonly');
  });

  test.each([
    ['', 'Champ requis'],
    ['01 23 45 67 89 01', 'Téléphone incorrect'],
    ['zéro six', 'Téléphone incorrect'],
  ])('validates the phone of staff “%s”: %s [accounts.phone] [staff.phone]', async (phone, words) => {
    await open();
    await write(/Téléphone/, phone);
    await press('Enregistrer');
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('a superadmin’s phone has another format and is optional [accounts.phone-superadmin]', async () => {
    const { sent } = await open(fakeMe('SUPERADMIN', { phone: '(33) 1-99-00' }));
    await write(/Téléphone/, 'abc');
    await press('Enregistrer');
    expect(await screen.findByText('Téléphone incorrect')).toBeVisible();
    await write(/Téléphone/, '');
    await press('Enregistrer');
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ phone: null }));
  });

  test('names are required [interface.required]', async () => {
    await open();
    await write(/^Nom/, '  ');
    await press('Enregistrer');
    expect(await screen.findByText('Champ requis')).toBeVisible();
  });

  test('the picture is changed in its own dialog', async () => {
    await open();
    await press('Changer ma photo');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
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
    render(<PasswordOfGar />);
    await screen.findByRole('tablist');
    await press('Recevoir le lien');
    expect(await screen.findByText(/Un lien vient d’être envoyé à camille@example.fr/)).toBeVisible();
  });
});

describe('security', () => {
  test('shows a linking code with its remaining time, and copies it', async () => {
    const user = userEvent.setup();
    render(<Security />);
    await user.click(await screen.findByRole('button', { name: 'Obtenir un code' }));
    expect(await screen.findByText('K7QMX-4PRTW')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/Valable encore (10:00|9:5\d)/);
    await user.click(screen.getByRole('button', { name: 'Copier' }));
    expect(await navigator.clipboard.readText()).toBe('K7QMX-4PRTW');
  });

  test('shows that the code has expired', async () => {
    render(<Expired />);
    await userEvent.click(await screen.findByRole('button', { name: 'Obtenir un code' }));
    expect(await screen.findByText('Ce code n’est plus valable.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Obtenir un autre code' })).toBeVisible();
  });

  test('shows a link that signs in on another device, as a QR code and to copy', async () => {
    const user = userEvent.setup();
    render(<Security />);
    await user.click(await screen.findByRole('button', { name: 'Créer un lien de connexion' }));
    expect(await screen.findByRole('img', { name: /Code à lire/ })).toBeVisible();
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
    await renderInHost(<ParamsPage />, { me: fakeMe('USER'), texts: paramsTexts, route: '/Params?tab=security' });
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
    await renderInHost(<ParamsPage />, { me: fakeMe('USER'), texts: paramsTexts, route: '/Params?tab=security' });
    expect(screen.queryByRole('heading', { name: 'Connexion en deux étapes' })).not.toBeInTheDocument();
  });
});

describe('login sessions', () => {
  const open = () =>
    renderInHost(<ParamsPage />, {
      ...{ me: fakeMe('TEACHER'), texts: paramsTexts, route: '/Params?tab=security' },
      api: { ...paramsApi, 'GET /auth/second_factor': factor },
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

  test('does not offer to close other sessions when there are none', async () => {
    render(<SecurityAlone />);
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

  test('shows a failed request with a retry button', async () => {
    render(<OfferFailed />);
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});

describe('deletion', () => {
  test('deletion shows that created content remains, requires the confirmation word, then signs out', async () => {
    const Address = () => <p>{useLocation().pathname}</p>;
    const { user, sent } = await renderInHost(
      <>
        <ParamsPage />
        <Address />
      </>,
      {
        me: fakeMe('TEACHER'),
        texts: paramsTexts,
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
    expect(await screen.findByText('/logout')).toBeVisible();
    expect(sent.filter(({ method }) => method === 'DELETE')).toMatchObject([
      { path: '/auth/10', body: { current_password: 'Secret-Mauve-26!' } },
    ]);
  });

  test('a person without a password is asked to sign in again [accounts.fresh-sign-on]', async () => {
    render(<DeletionOfGar />);
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
    const { user, sent } = await renderInHost(<ParamsPage />, {
      me: fakeMe('TEACHER'),
      texts: paramsTexts,
      route: '/Params?tab=deletion',
      api: {
        // Although this request fails, the field appears once the server requires a code.
        'GET /auth/second_factor': { statusCode: 503 },
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
    await screen.findByRole('tablist');
    await write(/tapez SUPPRIMER/, 'SUPPRIMER');
    await press('Supprimer mon compte');
    expect(await screen.findByText(/la dernière personne à diriger cet établissement/)).toBeVisible();
  });

  test('followers and staff see different texts; the page is also in English', async () => {
    const { unmount } = render(<OfAFollower />);
    expect(await screen.findByText(/votre lien avec vos enfants/)).toBeVisible();
    unmount();
    const { unmount: away } = render(<Deletion />);
    expect(await screen.findByText(/votre place dans l’établissement/)).toBeVisible();
    away();
    render(<English />);
    expect(await screen.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  });
});

testStories({
  default: stories.default,
  SecurityLoading: stories.SecurityLoading,
  SecurityLinked: stories.SecurityLinked,
  OfferLoading: stories.OfferLoading,
  Override: stories.Override,
  OverrideEmpty: stories.OverrideEmpty,
  OverrideLoading: stories.OverrideLoading,
  OverrideFailed: stories.OverrideFailed,
});
