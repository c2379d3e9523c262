import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { pending } from '@memocartes/shared-shell/fake-host/stories';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { messagingTexts } from '../texts.ts';
import * as stories from './ClassMessageDialog.stories.tsx';
import { ClassMessageDialog } from './ClassMessageDialog.tsx';

const { Default, NoClass, Refused, Failed, English } = composeStories(stories);
const message = () => screen.getByRole('textbox', { name: /Message/ });
const send = () => screen.getByRole('button', { name: 'Envoyer à la classe' });

const show = (sent: object) =>
  renderInHost(<ClassMessageDialog onClose={() => undefined} />, {
    me: fakeMe('TEACHER'),
    texts: messagingTexts,
    route: '/messaging',
    api: {
      'GET /classes/select': { classes: [{ id: 3, name: 'CE1 A' }] },
      'POST /chats/messages/class': sent as never,
    },
  });

test('a teacher’s only class is preselected; the toasts say for how many students the message was sent, and how many were left out [messaging.class]', async () => {
  const { user, sent } = await show({ nb_sent: 21, nb_without_follower: 1, notified_at: null });
  await screen.findByRole('option', { name: 'CE1 A' });
  await user.type(message(), 'Sortie vendredi');
  await user.click(send());
  expect(await screen.findByText('Message envoyé aux familles de 21 élèves')).toBeVisible();
  expect(screen.getByText(/^Un élève n’a encore aucun proche/)).toBeVisible();
  const posted = sent.filter(({ method }) => method === 'POST').map(({ body }) => body as object);
  expect(posted).toMatchObject([{ class_id: 3, content: 'Sortie vendredi' }]);
});

test('in quiet hours, says when the families are notified [messaging.quiet-hours]', async () => {
  const { user } = await show({ nb_sent: 21, nb_without_follower: 0, notified_at: '2026-11-23T06:30:00Z' });
  await screen.findByRole('option', { name: 'CE1 A' });
  await user.type(message(), 'Sortie vendredi');
  await user.click(send());
  expect(await screen.findByText(/ne partira que le lundi 23 novembre à 07:30\.$/)).toBeVisible();
});

test('a message sent again after a failure has the same client id [messaging.once]', async () => {
  const { user, sent } = await show({ statusCode: 503, code: 'UNAVAILABLE', message: 'Indisponible.' });
  await screen.findByRole('option', { name: 'CE1 A' });
  await user.type(message(), 'Sortie vendredi');
  await user.click(send());
  const posts = () =>
    sent.filter(({ method }) => method === 'POST').map(({ body }) => body as { readonly client_id: string });
  await waitFor(() => expect(posts()).toHaveLength(1));
  await waitFor(() => expect(send()).not.toHaveAttribute('aria-busy', 'true'));
  await user.click(send());
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(posts()[0]!.client_id).toBe(posts()[1]!.client_id);
});

test('the dialog can’t be closed while the message is sent [interface.dialog-busy]', async () => {
  const { user } = await show(pending);
  await screen.findByRole('option', { name: 'CE1 A' });
  await user.type(message(), 'Sortie vendredi');
  await user.click(send());
  await screen.findByRole('button', { name: /^Envoyer à la classe.*En cours…/ });
  expect(screen.getByRole('button', { name: 'Annuler' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('class and message are required, and a refusal is shown in the dialog [messaging.class]', async () => {
  render(<Refused />);
  await screen.findByRole('option', { name: 'CE1 B' });
  await userEvent.click(send());
  expect(await screen.findAllByText('Champ requis')).toHaveLength(2);
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Classe/ }), 'CE1 B');
  await userEvent.type(message(), 'Bonjour');
  await userEvent.click(send());
  expect(await screen.findByText(/Aucun proche/)).toBeVisible();
});

test('asks before a written message is discarded [interface.unsaved]', async () => {
  render(<Default />);
  await screen.findByRole('option', { name: 'CE1 A' });
  await userEvent.type(message(), 'Bonjour');
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  const confirmation = within(await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ }));
  await userEvent.click(confirmation.getByRole('button', { name: 'Continuer la saisie' }));
  expect(message()).toHaveValue('Bonjour');
});

test('a teacher without a class sees how to get one, and can only close the dialog', async () => {
  render(<NoClass />);
  expect(await screen.findByText('Aucune classe ne vous est confiée')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Envoyer à la classe' })).toBeNull();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('shows a failure to load the classes, with a retry, and English texts', async () => {
  const { unmount } = render(<Failed />);
  expect(await screen.findByText('Une erreur est survenue')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  unmount();
  render(<English />);
  expect(await screen.findByRole('dialog', { name: 'Write to a class' })).toBeVisible();
});

testStories({
  default: stories.default,
  Default: stories.Default,
  OneClass: stories.OneClass,
  Sending: stories.Sending,
});
