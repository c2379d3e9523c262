import { keepDrafts } from '@memocartes/shared-shell/drafts';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from './ContactDialog.stories.tsx';

const { Default, Sending, Failed, English } = composeStories(stories);

const sent = /Votre message a bien été envoyé/;
const button = () => screen.getByRole('button', { name: /Envoyer/ });

async function write(label: RegExp, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

test('sends nothing while subject or details are empty [interface.contact]', async () => {
  render(<Default />);
  await screen.findByRole('dialog', { name: 'Nous contacter' });
  expect(await axeFindings(document.body)).toEqual([]);
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await write(/Sujet/, 'Une question');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await write(/Votre message/, '   ');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await write(/Votre message/, 'Bonjour');
  expect(button()).not.toHaveAttribute('aria-disabled');
  expect(screen.getByText('7 / 1024')).toBeVisible();
});

test('with 1025 characters, shows a warning and sends nothing [interface.contact] [interface.invalid-form]', async () => {
  const onClose = jest.fn();
  render(<Default onClose={onClose} />);
  await screen.findByRole('dialog');
  await write(/Sujet/, 'Une question');
  await write(/Votre message/, 'a'.repeat(1025));
  expect(screen.getByText('1025 / 1024')).toBeVisible();
  await userEvent.click(button());
  expect(await screen.findByText('1024 caractères au plus.')).toBeVisible();
  expect(screen.getByText(/Le formulaire n’est pas valide/)).toBeVisible();
  await write(/Votre message/, 'a'.repeat(1024));
  await userEvent.click(button());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test.each([
  ['was sent', Default],
  ['could not be sent', Failed],
])('shows the same confirmation when the message %s [interface.contact-sent]', async (_what, Story) => {
  const onClose = jest.fn();
  render(<Story onClose={onClose} />);
  await screen.findByRole('dialog');
  await write(/Sujet/, 'Une question');
  await write(/Votre message/, 'Bonjour');
  await userEvent.click(button());
  expect(await screen.findByText(sent)).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the button is busy while the message is being sent', async () => {
  render(<Sending />);
  await screen.findByRole('dialog');
  await write(/Sujet/, 'Une question');
  await write(/Votre message/, 'Bonjour');
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
});

test('the dialog can’t be closed while the message is sent [interface.dialog-busy]', async () => {
  const onClose = jest.fn();
  render(<Sending onClose={onClose} />);
  await screen.findByRole('dialog');
  await write(/Sujet/, 'Une question');
  await write(/Votre message/, 'Bonjour');
  await userEvent.click(button());
  expect(screen.getByRole('button', { name: 'Annuler' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test('shows English texts', async () => {
  render(<English />);
  expect(await screen.findByRole('dialog', { name: 'Contact us' })).toBeVisible();
});

test('asks for confirmation before discarding the message, by the button and by Escape', async () => {
  const onClose = jest.fn();
  render(<Default onClose={onClose} />);
  await screen.findByRole('dialog');
  await write(/Sujet/, 'Une question');
  const confirmation = async () => within(await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click((await confirmation()).getByRole('button', { name: 'Continuer la saisie' }));
  expect(screen.getByLabelText(/Sujet/)).toHaveValue('Une question');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  await userEvent.click((await confirmation()).getByRole('button', { name: 'Quitter sans enregistrer' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('closes immediately when nothing was written', async () => {
  const onClose = jest.fn();
  render(<Default onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('restores the draft message after the login session ended', async () => {
  const first = render(<Default />);
  await screen.findByRole('dialog');
  await write(/Sujet/, 'Une question');
  await write(/Votre message/, 'Bonjour');
  expect(keepDrafts()).toBe(true);
  first.unmount();
  render(<Default />);
  await screen.findByRole('dialog');
  expect(screen.getByLabelText(/Sujet/)).toHaveValue('Une question');
  expect(screen.getByLabelText(/Votre message/)).toHaveValue('Bonjour');
  expect(await screen.findByText('Votre saisie d’avant la fin de la session est revenue.')).toBeVisible();
});
