import { pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers, ErrorAnswer } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { renderPublic } from '../testing/renderPublic.tsx';
import * as stories from './Trial.stories.tsx';

const open = (answer: Answers['POST /trial-requests'] = null) =>
  renderPublic('/essai', { api: { 'POST /trial-requests': answer } });
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Envoyer la demande' }));

async function fillIn(user: UserEvent) {
  await user.type(await screen.findByRole('textbox', { name: /^Prénom/ }), ' Inès ');
  await user.type(field(/^Nom/), 'Morvan');
  await user.type(field(/^Adresse e-mail/), 'ines@example.fr');
}

test('the landing page leads to the request for a trial, after the card to try and at the sign-in [contact.trial]', async () => {
  await renderPublic('/');
  const links = screen.getAllByRole('link', { name: 'Demander un essai' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/essai', '/essai']);
  expect(within(links[0]!.closest('section')!).getByText(/Pas encore de compte/)).toBeVisible();
  expect(within(links[1]!.closest('section')!).getByRole('button', { name: 'Je savais' })).toBeVisible();
});

test('a teacher asks for a trial without school and message, with the keyboard alone [contact.trial]', async () => {
  const { user, sent } = await open();
  await screen.findByRole('heading', { level: 1, name: 'Demander un essai' });
  expect(await axeFindings(document.body)).toEqual([]);
  field(/^Prénom/).focus();
  await user.keyboard('Inès{Tab}Morvan{Tab}ines@example.fr{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Votre demande est partie' })).toHaveFocus();
  expect(screen.getByText('Nous vous répondons par e-mail à ines@example.fr.')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  expect(sent.at(-1)).toMatchObject({
    path: '/trial-requests',
    body: {
      trial_for: 'CLASS',
      firstname: 'Inès',
      lastname: 'Morvan',
      email: 'ines@example.fr',
      school: '',
      details: '',
      lang: 'fr',
      request_id: expect.any(String) as string,
    },
  });
});

test('shows which fields are missing or invalid, focuses the first, and sends nothing [contact.trial]', async () => {
  const { user, sent } = await open();
  await user.click(await screen.findByRole('radio', { name: 'une école' }));
  await user.type(field(/^Adresse e-mail/), 'ines@');
  await user.type(field(/^Nom/), 'www.example.fr');
  await user.click(field(/^Message/));
  await user.paste('a'.repeat(1025));
  await submit(user);
  expect(field(/^Prénom/)).toHaveFocus();
  expect(field(/^Prénom/)).toHaveAccessibleDescription('Champ requis');
  expect(field(/^Nom/)).toHaveAccessibleDescription(/ni adresse web/);
  expect(field(/^Adresse e-mail/)).toHaveAccessibleDescription('Adresse email non valide');
  expect(field(/^École et commune/)).toHaveAccessibleDescription(/Champ requis/);
  expect(screen.getByText('1024 caractères au plus.')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  expect(sent).toEqual([]);
});

test('after a failure the typed values stay, and the repeated request has the same id [contact.trial-once]', async () => {
  let isReachable = false;
  const unreachable: ErrorAnswer = { statusCode: 503, code: 'UNAVAILABLE', message: 'Le portail ne répond pas.' };
  const { user, sent } = await open(() => (isReachable ? null : unreachable));
  await fillIn(user);
  await submit(user);
  expect(await within(screen.getByRole('main')).findByRole('alert')).toBeVisible();
  expect(field(/^Nom/)).toHaveValue('Morvan');
  isReachable = true;
  await submit(user);
  await screen.findByRole('heading', { level: 1, name: 'Votre demande est partie' });
  const ids = sent.map(({ body }) => (body as { readonly request_id: string }).request_id);
  expect(ids).toEqual([ids[0], ids[0]]);
});

test('a second tap while the request is sent sends nothing [contact.trial-once]', async () => {
  const { user, sent } = await open(pending);
  await fillIn(user);
  await user.dblClick(screen.getByRole('button', { name: 'Envoyer la demande' }));
  expect(screen.getByRole('button', { name: /En cours/ })).toHaveAttribute('aria-busy', 'true');
  expect(sent).toHaveLength(1);
});

test('says how long to wait after too many requests, and shows the address of the team [contact.trial-limit]', async () => {
  const message = 'Trop de demandes\u00a0: patientez 60\u00a0minutes.';
  const { user } = await open({ statusCode: 429, code: 'TOO_MANY_REQUESTS', message, retryAfter: 3600 });
  await fillIn(user);
  await submit(user);
  expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent(/Trop de demandes/);
  expect(screen.getByRole('link', { name: 'contact@example.fr' })).toBeVisible();
});

test('a mistyped address can be corrected: the other values stay, and the new request has its own id', async () => {
  const { user, sent } = await open();
  await fillIn(user);
  await submit(user);
  await user.click(await screen.findByRole('button', { name: 'Corriger l’adresse' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Demander un essai' })).toHaveFocus();
  expect(field(/^Nom/)).toHaveValue('Morvan');
  await user.type(field(/^Adresse e-mail/), '.com');
  await submit(user);
  await screen.findByText('Nous vous répondons par e-mail à ines@example.fr.com.');
  const [first, second] = sent.map(({ body }) => (body as { readonly request_id: string }).request_id);
  expect(second).not.toBe(first);
});

testStories(stories);
