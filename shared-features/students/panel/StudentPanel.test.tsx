import { keepDrafts } from '@memocartes/shared-shell/drafts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import {
  type ErrorAnswer,
  lostDeletion,
  recordCalls,
  renderInHost,
  writesOf,
} from '@memocartes/shared-shell/fake-host/testing';
import { testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { api } from '../../fixtures/students.data.ts';
import * as stories from './StudentPanel.stories.tsx';
import StudentPanel from './StudentPanel.tsx';
import { studentPanelTexts } from './texts.ts';

const allStories = composeStories(stories);

const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const footer = () => within(screen.getByRole('dialog').querySelector('footer')!);
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('VIEW shows details, followers, which of them are incomplete, and the edit button [students.panel-modes]', async () => {
  render(<allStories.View />);
  expect(await screen.findByText('14/03/2018')).toBeVisible();
  expect(screen.getByText('CE1 A')).toBeVisible();
  const [karim, lila] = screen.getAllByRole('listitem');
  expect(karim).toHaveTextContent('Karim BENALI' + 'Père');
  expect(lila).toHaveTextContent('Lila HADDAD' + 'Voisine' + 'À compléter');
  await click('Modifier');
  expect(await screen.findByRole('dialog', { name: 'Modifier l’élève' })).toBeVisible();
});

test('a follower, who may not see contact details, does not see another follower as incomplete [invitations.to-complete]', async () => {
  render(<allStories.ViewByFollower />);
  const [karim, lila] = await screen.findAllByRole('listitem');
  expect(karim).toHaveTextContent('Karim BENALI' + 'Père');
  expect(lila).toHaveTextContent(/^Lila HADDADVoisine$/);
});

test('a teacher sees read-only fields with the hint, the class as text, and one button to close [permissions.teacher-panel] [permissions.student-photo]', async () => {
  render(<allStories.ViewByATeacher />);
  expect(await screen.findByLabelText('Prénom')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Niveau')).toHaveAttribute('readonly');
  expect(screen.getByText('Votre compte ne permet pas de modifier cette fiche.')).toBeVisible();
  expect(screen.queryByLabelText('Classe')).not.toBeInTheDocument();
  expect(screen.getByText('CE1 A')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ajouter une photo' })).toHaveAttribute('aria-disabled', 'true');
  expect(footer().getAllByRole('button')).toHaveLength(1);
  await userEvent.click(footer().getByRole('button', { name: 'Fermer' }));
  await waitUntilClosed();
});

test('shows a teacher read-only fields when the address requests EDIT [permissions.teacher-panel]', async () => {
  render(<allStories.EditByATeacher />);
  expect(await screen.findByLabelText('Prénom')).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).not.toBeInTheDocument();
});

test('shows why the classes could not be loaded, and keeps the student’s class', async () => {
  render(<allStories.EditWithoutClasses />);
  expect(await screen.findByText(/Une erreur est survenue/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.getByLabelText('Classe')).toHaveDisplayValue('CE1 A');
});

test('a follower sees read-only fields, and can change the picture [permissions.follower] [permissions.student-photo]', async () => {
  render(<allStories.ViewByFollower />);
  expect(await screen.findByLabelText('Prénom')).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Changer la photo' })).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('button', { name: 'Supprimer la photo' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ajouter un proche' })).not.toBeInTheDocument();
  expect(screen.getByText('C’est l’école qui ajoute ou retire un proche.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Voir / })).toHaveLength(1);
  expect(footer().getAllByRole('button')).toHaveLength(1);
});

test('the dialog that adds a photo tells a follower, but not a superadmin, that saving it is a consent [students.photo-consent]', async () => {
  const { unmount } = render(<allStories.ViewByFollower />);
  await click('Changer la photo');
  expect(await screen.findByText(/^Enregistrer une photo d.*c’est accepter que la classe/)).toBeVisible();
  unmount();
  render(<allStories.EditWithPicture />);
  await click('Changer la photo');
  expect(await screen.findByLabelText('Image JPEG')).toBeInTheDocument();
  expect(screen.queryByText(/c’est accepter que la classe/)).not.toBeInTheDocument();
});

test('EDIT sends only the changed fields, with capitalised names, and closes the panel [students.updated] [students.names] [students.panel-modes]', async () => {
  render(<allStories.Edit />);
  const calls = recordCalls();
  const name = await screen.findByLabelText(/^Prénom/);
  await userEvent.clear(name);
  await userEvent.type(name, 'INÈS-maría');
  await click('Enregistrer');
  expect(await screen.findByText('Élève modifié')).toBeVisible();
  await waitUntilClosed();
  expect(writesOf(calls)).toEqual([{ call: 'PATCH /students/7', body: { firstname: 'Inès-María' } }]);
});

test('saving without changes sends nothing and shows that nothing changed [interface.no-change]', async () => {
  render(<allStories.Edit />);
  await screen.findByLabelText(/^Prénom/);
  const calls = recordCalls();
  await click('Enregistrer');
  expect(await screen.findByText('Aucune modification détectée')).toBeVisible();
  expect(writesOf(calls)).toEqual([]);
});

test('requires a first name and refuses a future birth date [students.first-name] [students.birth-date]', async () => {
  render(<allStories.Edit />);
  await userEvent.clear(await screen.findByLabelText(/^Prénom/));
  const birthdate = screen.getByLabelText('Date de naissance');
  await userEvent.clear(birthdate);
  await userEvent.type(birthdate, '01/01/2999');
  await click('Enregistrer');
  expect(await screen.findByText('Champ requis')).toBeVisible();
  expect(screen.getByText('La date de naissance ne peut pas être dans le futur.')).toBeVisible();
});

test('when saving fails, shows the reason and keeps the panel open [students.updated]', async () => {
  render(<allStories.EditRefused />);
  await userEvent.type(await screen.findByLabelText(/^Prénom/), 'x');
  await click('Enregistrer');
  expect(await screen.findByText('L’élève n’a pas pu être modifié. Toutes les boîtes sont attribuées.')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Modifier l’élève' })).toBeVisible();
});

test('when saving fails because the login session has ended, shows no error', async () => {
  const answer: ErrorAnswer = { statusCode: 401, code: 'UNAUTHENTICATED', message: 'Votre session a expiré' };
  const { user, sent } = await renderInHost(<StudentPanel />, {
    me: fakeMe('ADMIN'),
    texts: studentPanelTexts,
    panel: { component: 'student', mode: 'EDIT', itemId: 7, fromPage: false },
    api: { ...api, 'PATCH /students/:id': answer },
  });
  await user.type(await screen.findByLabelText(/^Prénom/), 'x');
  await user.click(await screen.findByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(sent.at(-1)?.method).toBe('PATCH'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enregistrer' })).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByText(/^L’élève n’a pas pu être modifié/)).not.toBeInTheDocument();
});

test('asks for confirmation before a change of class and shows what is deleted; declining saves nothing [students.placement-change]', async () => {
  render(<allStories.Edit />);
  await screen.findByRole('option', { name: 'CE1 B' });
  await userEvent.type(screen.getByLabelText(/^Prénom/), 'x');
  await userEvent.selectOptions(screen.getByLabelText('Classe'), 'CE1 B');
  const calls = recordCalls();
  await click('Enregistrer');
  const confirmation = within(await screen.findByRole('alertdialog'));
  expect(confirmation.getByText(/efface le suivi des cartes en cours/)).toBeVisible();
  await userEvent.click(confirmation.getByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText(/changement de classe n’a pas été confirmé/)).toBeVisible();
  await click('Enregistrer');
  await userEvent.click(await screen.findByRole('button', { name: 'Placer' }));
  await waitUntilClosed();
  expect(
    writesOf(calls)
      .map(({ call }) => call)
      .filter((call) => !call.includes('preview')),
  ).toEqual(['PATCH /students/7']);
  expect(writesOf(calls).at(-1)?.body).toEqual({ firstname: 'Inèsx', classes_id: 4 });
});

test('deletes the student after a confirmation that shows what is lost, then closes the panel [interface.toasts]', async () => {
  render(<allStories.Edit />);
  const calls = recordCalls();
  await click('Supprimer l’élève');
  const confirmation = within(await screen.findByRole('alertdialog', { name: /Supprimer Inès BENALI/ }));
  expect(confirmation.getByText(/effacées|effacés/)).toBeVisible();
  expect(confirmation.getByText(/2 personnes ne suivront plus cet élève/)).toBeVisible();
  await userEvent.click(confirmation.getByRole('button', { name: 'Supprimer l’élève' }));
  expect(await screen.findByText('Inès BENALI n’est plus dans l’établissement')).toBeVisible();
  expect(writesOf(calls)).toMatchObject([{ call: 'DELETE /students/7' }]);
  await waitUntilClosed();
});

test('deleting a student again after a lost response reports success [interface.deleted-already]', async () => {
  const { user } = await renderInHost(<StudentPanel />, {
    me: fakeMe('ADMIN'),
    texts: studentPanelTexts,
    panel: { component: 'student', mode: 'EDIT', itemId: 7, fromPage: false },
    api: { ...api, 'DELETE /students/:id': lostDeletion() },
  });
  await user.click(await screen.findByRole('button', { name: 'Supprimer l’élève' }));
  const confirmation = within(await screen.findByRole('alertdialog', { name: /Supprimer Inès BENALI/ }));
  await user.click(confirmation.getByRole('button', { name: 'Supprimer l’élève' }));
  expect(await confirmation.findByRole('alert')).toHaveTextContent('Le portail ne répond pas.');
  await user.click(confirmation.getByRole('button', { name: 'Supprimer l’élève' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('a superadmin can delete the picture [permissions.superadmin]', async () => {
  render(<allStories.EditWithPicture />);
  expect(await screen.findByRole('button', { name: 'Supprimer la photo' })).toBeVisible();
});

test('shows an error when the student cannot be loaded [students.unread]', async () => {
  render(<allStories.Failed />);
  expect(await screen.findByText('L’élève n’a pas pu être chargé.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('pending attach requests are shown with the followers', async () => {
  render(<allStories.ViewPending />);
  const list = within(await screen.findByRole('list', { name: 'Demandes de rattachement' }));
  expect(list.getByRole('listitem')).toHaveTextContent('En attente d’acceptation');
});

test('a follower’s panel does not load the attach requests sent to other followers', async () => {
  render(<allStories.ViewPendingByFollower />);
  const calls = recordCalls();
  await screen.findByText('Karim BENALI');
  expect(calls.map(({ call }) => call)).toContain('GET /students/7');
  expect(calls.filter(({ call }) => call.includes('attach_requests'))).toEqual([]);
});

test('restores the draft after the login session ended; the draft contains only changed fields', async () => {
  const first = render(<allStories.Edit />);
  const name = await screen.findByLabelText(/^Prénom/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Inès-Maria');
  expect(keepDrafts()).toBe(true);
  expect(sessionStorage.getItem('memocartes.drafts')).not.toContain('lastname');
  first.unmount();
  render(<allStories.Edit />);
  await waitFor(() => expect(screen.getByLabelText(/^Prénom/)).toHaveValue('Inès-Maria'));
  const calls = recordCalls();
  await click('Enregistrer');
  await waitUntilClosed();
  expect(writesOf(calls)).toEqual([{ call: 'PATCH /students/7', body: { firstname: 'Inès-Maria' } }]);
});

testStories({ default: stories.default, Loading: stories.Loading, English: stories.English });
