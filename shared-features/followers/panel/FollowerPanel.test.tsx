import { unavailable } from '@memocartes/shared-shell/fake-host/stories';
import { recordCalls, writesOf } from '@memocartes/shared-shell/fake-host/testing';
import { testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from './FollowerPanel.stories.tsx';

const allStories = composeStories(stories);

const field = (name: RegExp) => screen.findByLabelText(name);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const click = async (name: string | RegExp) => userEvent.click(await button(name));
const confirmWith = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const buttons = () =>
  within(screen.getByRole('dialog').querySelector('footer')!)
    .queryAllByRole('button')
    .map((item) => item.textContent);

test('on a student’s page, offers detaching and editing [students.panel-modes]', async () => {
  render(<allStories.ViewOnAPage />);
  expect(await screen.findByText('Karim BENALI')).toBeVisible();
  expect(screen.getByText('Père')).toBeVisible();
  expect(screen.getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute('href', 'tel:0612345678');
  expect(buttons()).toEqual(['Détacher', 'Modifier']);
  await click('Modifier');
  expect(await screen.findByRole('dialog', { name: 'Modifier le proche' })).toBeVisible();
});

test('in a list, offers deleting and editing, and shows the children', async () => {
  render(<allStories.ViewInAList />);
  expect(await screen.findByRole('link', { name: 'Inès BENALI' })).toHaveAttribute('href', '/students/7');
  expect(buttons()).toEqual(['Supprimer', 'Modifier']);
});

test('shows the relationship « Multiple » for several children', async () => {
  render(<allStories.ViewOfTwoChildren />);
  expect(await screen.findByText('Multiple')).toBeVisible();
});

test('a follower can neither detach, delete nor edit [permissions.follower]', async () => {
  render(<allStories.ViewByFollower />);
  await screen.findByText('Karim BENALI');
  expect(buttons()).toEqual([]);
});

test('a follower who opens EDIT from the address sees the read-only panel [permissions.follower]', async () => {
  render(<allStories.EditByFollower />);
  await screen.findByText('Karim BENALI');
  expect(buttons()).toEqual([]);
});

test('a teacher sees a read-only panel [permissions.teacher]', async () => {
  render(<allStories.ViewByATeacher />);
  await screen.findByText('Karim BENALI');
  expect(buttons()).toEqual([]);
});

test('a follower without an address is shown as incomplete, with the ways to add it or to invite them with a slip [followers.email]', async () => {
  render(<allStories.ViewIncomplete />);
  expect(await screen.findByText('À compléter')).toBeVisible();
  expect(await button('Ajouter un e-mail à Karim BENALI')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Imprimer l’invitation pour Karim BENALI' })).toBeVisible();
  await click('Ajouter un e-mail à Karim BENALI');
  expect(await screen.findByRole('dialog', { name: 'Modifier le proche' })).toBeVisible();
});

test('shows why an invitation did not arrive, with the ways to reach the follower [invitations.undelivered] [invitations.undelivered-action]', async () => {
  render(<allStories.ViewUndelivered />);
  expect(await screen.findByText('Invitation non remise')).toBeVisible();
  expect(screen.getByText('L’adresse n’existe pas')).toBeVisible();
  expect(await button('Renvoyer l’invitation à Karim BENALI')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Imprimer l’invitation pour Karim BENALI' })).toBeVisible();
  await click('Corriger l’adresse de Karim BENALI');
  expect(await field(/^Adresse e-mail/)).toHaveAccessibleDescription(/une nouvelle invitation y est envoyée/);
});

test('detaches a follower after a confirmation, then closes the panel [interface.toasts]', async () => {
  render(<allStories.ViewOnAPage />);
  const calls = recordCalls();
  await click('Détacher');
  expect(await screen.findByText(/Karim BENALI ne verra plus la fiche ni les cartes d’Inès BENALI/)).toBeVisible();
  await confirmWith('Détacher');
  expect(await screen.findByText('Le lien avec Karim BENALI est retiré')).toBeVisible();
  expect(writesOf(calls)).toMatchObject([{ call: 'DELETE /users/20/student/7' }]);
  await waitUntilClosed();
});

test('a refused detachment shows its error', async () => {
  render(<allStories.ActionsRefused />);
  await click('Détacher');
  await confirmWith('Détacher');
  expect(await screen.findByText('Le proche n’a pas pu être détaché. Une erreur est survenue')).toBeVisible();
  await confirmWith('Annuler');
});

test('shows what a deletion will delete, deletes the follower, then closes the panel [followers.deleted]', async () => {
  render(<allStories.ViewInAList />);
  const calls = recordCalls();
  await click('Supprimer');
  expect(await screen.findByText(/Son accès et son compte sont effacés/)).toBeVisible();
  await confirmWith('Supprimer');
  expect(await screen.findByText('Le compte de Karim BENALI est supprimé')).toBeVisible();
  expect(writesOf(calls)).toMatchObject([{ call: 'DELETE /users/20' }]);
  await waitUntilClosed();
});

test('deleting or detaching a follower who no longer exists succeeds [interface.deleted-already]', async () => {
  const { unmount } = render(<allStories.DeletedMeanwhile />);
  await click('Supprimer');
  const waitUntilDone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await confirmWith('Supprimer');
  await waitUntilDone();
  unmount();
  render(<allStories.DetachedMeanwhile />);
  await click('Détacher');
  await confirmWith('Détacher');
  await waitUntilDone();
});

test('a refused deletion shows its error [followers.deleted]', async () => {
  render(<allStories.DeleteRefused />);
  await click('Supprimer');
  await confirmWith('Supprimer');
  expect(await screen.findByText('Le proche n’a pas pu être supprimé. Une erreur est survenue')).toBeVisible();
  await confirmWith('Annuler');
});

test('EDIT: the address is read only; person and relationship are sent separately [accounts.email-read-only] [followers.edited] [students.panel-modes]', async () => {
  render(<allStories.Edit />);
  expect(await field(/^Adresse e-mail/)).toHaveAttribute('readonly');
  const calls = recordCalls();
  await userEvent.type(await field(/^Prénom/), 'o');
  await userEvent.selectOptions(await field(/^Lien/), 'Tuteur légal');
  await click('Enregistrer');
  expect(await screen.findByText('Proche modifié')).toBeVisible();
  await waitUntilClosed();
  expect(writesOf(calls)).toEqual([
    { call: 'PATCH /users/20', body: { firstname: 'Karimo' } },
    { call: 'PATCH /users/20/student/7', body: { relation: 'Tuteur légal', relation_other: null } },
  ]);
});

test('EDIT: names and phone are required [followers.required] [followers.phone] [interface.required]', async () => {
  render(<allStories.Edit />);
  await userEvent.clear(await field(/^Nom/));
  await userEvent.clear(await field(/^Prénom/));
  await userEvent.clear(await field(/^Téléphone/));
  await click('Enregistrer');
  await waitFor(() => expect(screen.getAllByText('Champ requis')).toHaveLength(3));
});

test.each(['0612345678', '+33 6 12 34 56 78', '06 12 34 56 78'])(
  'accepts the phone %s [accounts.phone]',
  async (phone) => {
    render(<allStories.Edit />);
    await userEvent.clear(await field(/^Téléphone/));
    await userEvent.type(await field(/^Téléphone/), 'téléphone');
    await userEvent.tab();
    expect(await screen.findByText('Téléphone incorrect')).toBeVisible();
    await userEvent.clear(await field(/^Téléphone/));
    await userEvent.type(await field(/^Téléphone/), phone);
    await waitFor(() => expect(screen.queryByText('Téléphone incorrect')).not.toBeInTheDocument());
  },
);

test.each(['06:12:34', '+33 (6)', '1 2 3 4 5 6', 'téléphone'])(
  'refuses the phone %s [accounts.phone]',
  async (phone) => {
    render(<allStories.Edit />);
    await userEvent.clear(await field(/^Téléphone/));
    await userEvent.type(await field(/^Téléphone/), phone);
    await userEvent.tab();
    expect(await screen.findByText('Téléphone incorrect')).toBeVisible();
  },
);

test('« Autre » requires a description', async () => {
  render(<allStories.Edit />);
  await userEvent.selectOptions(await field(/^Lien/), 'Autre');
  await click('Enregistrer');
  expect(await screen.findByText('Champ requis')).toBeVisible();
  const calls = recordCalls();
  await userEvent.type(await field(/^Précisez le lien/), 'Parrain');
  await click('Enregistrer');
  await screen.findByText('Proche modifié');
  expect(writesOf(calls)).toMatchObject([{ body: { relation: 'Autre', relation_other: 'Parrain' } }]);
});

test('saving without changes sends nothing and shows that nothing changed [interface.no-change]', async () => {
  render(<allStories.Edit />);
  await field(/^Prénom/);
  const calls = recordCalls();
  await click('Enregistrer');
  expect(await screen.findByText('Aucune modification détectée')).toBeVisible();
  expect(writesOf(calls)).toEqual([]);
});

test('in a list, the relationship of a follower with several children cannot be edited', async () => {
  render(<allStories.EditOfTwoChildren />);
  expect(await screen.findByText('Multiple')).toBeVisible();
  expect(screen.queryByLabelText(/^Lien/)).not.toBeInTheDocument();
});

test('the missing address and phone of an imported follower can be entered', async () => {
  render(<allStories.EditIncomplete />);
  const calls = recordCalls();
  await userEvent.type(await field(/^Adresse e-mail/), 'Karim@Example.fr');
  await userEvent.type(await field(/^Téléphone/), '0612345678');
  await click('Enregistrer');
  await screen.findByText('Proche modifié');
  expect(writesOf(calls)).toMatchObject([{ body: { email: 'karim@example.fr', phone: '0612345678' } }]);
});

test('the name and phone of a follower without an address can be changed [followers.email]', async () => {
  render(<allStories.EditIncomplete />);
  const calls = recordCalls();
  await userEvent.type(await field(/^Prénom/), 'o');
  await userEvent.type(await field(/^Téléphone/), '0612345678');
  await click('Enregistrer');
  await waitUntilClosed();
  expect(writesOf(calls)).toEqual([{ call: 'PATCH /users/20', body: { firstname: 'Karimo', phone: '0612345678' } }]);
});

test('an address where the invitation did not arrive can be corrected [accounts.email-read-only]', async () => {
  render(<allStories.EditUndelivered />);
  const calls = recordCalls();
  await userEvent.clear(await field(/^Adresse e-mail/));
  await userEvent.type(await field(/^Adresse e-mail/), 'Karim.Benali@Example.fr');
  await click('Enregistrer');
  await waitUntilClosed();
  expect(writesOf(calls)).toEqual([{ call: 'PATCH /users/20', body: { email: 'karim.benali@example.fr' } }]);
});

test('a refused change shows its reason [followers.edited]', async () => {
  render(<allStories.EditRefused />);
  await userEvent.type(await field(/^Prénom/), 'o');
  await click('Enregistrer');
  expect(
    await screen.findByText('Le proche n’a pas pu être modifié. Vous n’avez pas accès à cette action.'),
  ).toBeVisible();
});

const searchFor = async (email: string) => {
  await userEvent.type(await field(/^Adresse e-mail/), email);
  await userEvent.tab();
};

const fill = async () => {
  await userEvent.type(await field(/^Nom/), 'Lovelace');
  await userEvent.type(await field(/^Prénom/), 'Anne');
  await userEvent.selectOptions(await field(/^Lien/), 'Mère');
  await userEvent.type(await field(/^Téléphone/), '0612345678');
};

test('ADD creates a follower and the relationship in one call [invitations.relation] [followers.added] [followers.lookup-texts]', async () => {
  render(<allStories.Add />);
  expect(await screen.findByText('Pour Inès BENALI')).toBeVisible();
  const calls = recordCalls();
  await searchFor('anne@example.fr');
  expect(await screen.findByText(/Aucun compte n’a cette adresse/)).toBeVisible();
  await fill();
  await click('Ajouter');
  expect(await screen.findByText('Proche ajouté')).toBeVisible();
  await waitUntilClosed();
  // One call, since the text of the invitation mail depends on the relationship.
  expect(writesOf(calls)).toMatchObject([
    { call: 'POST /users', body: { role: 'USER', email: 'anne@example.fr', student_id: 7, relation: 'Mère' } },
  ]);
});

test('ADD: all fields of a new follower are required [followers.required] [followers.phone] [interface.invalid-form]', async () => {
  render(<allStories.Add />);
  await searchFor('anne@example.fr');
  await field(/^Téléphone/);
  await click('Ajouter');
  await waitFor(() => expect(screen.getAllByText('Champ requis')).toHaveLength(4));
});

test('ADD attaches an existing follower only after the user has confirmed the attachment [followers.attach] [followers.added]', async () => {
  render(<allStories.AddExisting />);
  const calls = recordCalls();
  await searchFor('anne@example.fr');
  await userEvent.selectOptions(await field(/^Lien/), 'Grand-parent');
  await click('Ajouter');
  expect(await screen.findByText('Champ requis')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /Rattacher Anne LOVELACE/ }));
  await click('Ajouter');
  expect(await screen.findByText('Proche ajouté')).toBeVisible();
  expect(writesOf(calls)).toEqual([
    { call: 'POST /users/30/student/7', body: { relation: 'Grand-parent', relation_other: null } },
  ]);
});

test('ADD: after another address is typed, its follower must be confirmed again [followers.attach]', async () => {
  render(<allStories.AddExisting />);
  const calls = recordCalls();
  await searchFor('anne@example.fr');
  const confirmation = () => screen.findByRole('checkbox', { name: /Rattacher Anne LOVELACE/ });
  await userEvent.click(await confirmation());
  await userEvent.selectOptions(await field(/^Lien/), 'Grand-parent');
  await searchFor('{Backspace}a');
  expect(await confirmation()).not.toBeChecked();
  await click('Ajouter');
  expect(await screen.findByText('Champ requis')).toBeVisible();
  expect(writesOf(calls)).toEqual([]);
});

test('ADD: the address of a professional account shows a warning and can’t be added [followers.professional] [followers.lookup-texts]', async () => {
  render(<allStories.AddProfessional />);
  await searchFor('anne@example.fr');
  expect(await screen.findByText(/celle d’un compte professionnel/)).toBeVisible();
  expect(await button('Ajouter')).toHaveAttribute('aria-disabled', 'true');
});

test('a refused addition shows its error and can be tried again in the open panel [followers.added]', async () => {
  render(<allStories.AddRefused />);
  const calls = recordCalls();
  await searchFor('anne@example.fr');
  await fill();
  await click('Ajouter');
  expect(await screen.findByText('Le proche n’a pas pu être ajouté. Une erreur est survenue')).toBeVisible();
  await click('Ajouter');
  await waitFor(() => expect(writesOf(calls).map(({ call }) => call)).toEqual(['POST /users', 'POST /users']));
});

test('does not say that a change failed if its response was lost [interface.lost-response]', async () => {
  render(<allStories.EditUnanswered />);
  await userEvent.type(await field(/^Prénom/), 'o');
  await click('Enregistrer');
  expect(await screen.findByText(unavailable.message)).toBeVisible();
});

const search = async (email: string) => {
  await userEvent.type(await field(/Adresse e-mail du proche/), email);
  await click('Chercher');
};

test('« Chercher » searches for the same address again, after its account was created elsewhere [followers.lookup-texts]', async () => {
  render(<allStories.AddCreatedElsewhere />);
  await search('anne@example.fr');
  expect(await screen.findByText(/Aucun compte n’a cette adresse/)).toBeVisible();
  await fill();
  await click('Ajouter');
  expect(await screen.findByText(/Désolé cette adresse email existe déjà/)).toBeVisible();
  await click('Chercher');
  expect(await screen.findByRole('checkbox', { name: /Rattacher Anne LOVELACE/ })).toBeVisible();
});

test('Enter on an invalid address shows the error immediately', async () => {
  render(<allStories.AddElsewhere />);
  await userEvent.type(await field(/Adresse e-mail du proche/), 'anne{Enter}');
  expect(await screen.findByText('Adresse email non valide')).toBeVisible();
});

test('an address known to another school shows a notice, and ADD sends an attach request', async () => {
  render(<allStories.AddElsewhere />);
  await search('anne@example.fr');
  expect(await screen.findByText(/un autre établissement connaît/)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /Demander à anne@example.fr/ }));
  await userEvent.selectOptions(await field(/Lien avec l’élève/), 'Mère');
  const calls = recordCalls();
  await click('Ajouter');
  expect(await screen.findByText(/Demande envoyée/)).toBeVisible();
  expect(writesOf(calls).at(-1)).toEqual({
    call: 'POST /students/7/attach_requests',
    body: { email: 'anne@example.fr', relation: 'Mère', relation_other: null },
  });
});

test('a second attach request for the same student shows an error', async () => {
  render(<allStories.AddElsewhereTwice />);
  await search('anne@example.fr');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Demander à/ }));
  await userEvent.selectOptions(await field(/Lien avec l’élève/), 'Mère');
  await click('Ajouter');
  expect(await screen.findByText(/attend déjà la réponse/)).toBeVisible();
});

test('only the relationship of a follower shared with another school can be changed', async () => {
  render(<allStories.EditShared />);
  expect(await screen.findByText(/elle seule peut modifier/)).toBeVisible();
  expect(screen.queryByLabelText(/^Nom/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute('href', 'tel:0612345678');
  await userEvent.selectOptions(await field(/Lien avec l’élève/), 'Mère');
  const calls = recordCalls();
  await click(/Enregistrer/);
  await waitUntilClosed();
  expect(writesOf(calls).map(({ call }) => call)).toEqual(['PATCH /users/20/student/7']);
});

test('removes a shared follower from the school, after a notice that the account is kept [followers.shared-delete]', async () => {
  render(<allStories.ViewSharedInAList />);
  await screen.findByText('Karim BENALI');
  await click('Retirer de l’établissement');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Son compte est gardé');
  await confirmWith('Retirer de l’établissement');
  expect(await screen.findByText('Karim BENALI ne suit plus vos élèves')).toBeVisible();
});

testStories({
  default: stories.default,
  ViewShared: stories.ViewShared,
  Loading: stories.Loading,
  Failed: stories.Failed,
  English: stories.English,
});
