import { fakeMe } from '@memocartes/shared-shell/fake-host';
import {
  type Answers,
  type ErrorAnswer,
  renderInHost,
  RequestedPanel,
} from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';

import remote from '../remote.ts';
import { contactApi } from './contact.data.ts';
import * as stories from './ContactMessages.stories.tsx';
import ContactMessagesPage from './ContactMessagesPage.tsx';
import ContactMessagePanel from './panel/ContactMessagePanel.tsx';
import { contactMessagesTexts } from './texts.ts';

const { List, Empty, Failed, English, Answered, MarkedOnly, WithoutAddress, Answer, PanelFailed } =
  composeStories(stories);
const texts = joinTexts(remote.texts, contactMessagesTexts);

const openPanel = (mode: 'VIEW' | 'EDIT', itemId = 5, answers: Answers = {}) =>
  renderInHost(<ContactMessagePanel />, {
    me: fakeMe('SUPERADMIN'),
    texts,
    panel: { component: 'contact-message', mode, itemId, fromPage: false },
    api: { ...contactApi, ...answers },
  });

test('lists messages with sender, school and state [contact.kept]', async () => {
  render(<List />);
  const row = within(await screen.findByRole('row', { name: /Boîtes manquantes/ }));
  for (const text of ['Hélène MARCHAND', 'École Jean-Zay', 'À traiter']) expect(row.getByText(text)).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Ancien message/ })).getByText('Compte effacé')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('sends the state filter to the server; a row opens the message', async () => {
  const { user, sent } = await renderInHost(
    <>
      <ContactMessagesPage />
      <RequestedPanel />
    </>,
    { me: fakeMe('SUPERADMIN'), texts, route: '/superadmin/contact?state=NEW', api: contactApi },
  );
  await user.click(await screen.findByRole('button', { name: 'Boîtes manquantes' }));
  expect(sent.find(({ path }) => path === '/contact')?.query.get('state')).toBe('NEW');
  expect(screen.getByText('contact-message VIEW 5')).toBeVisible();
});

test('a message links to the school of its sender [contact.kept]', async () => {
  await openPanel('VIEW');
  const link = await screen.findByRole('link', { name: 'École Jean-Zay' });
  expect(link).toHaveAttribute('href', '/superadmin/schools/3');
});

test('marks requests for a trial in the list, and shows only these by a filter [contact.trial-listed]', async () => {
  const { sent } = await renderInHost(<ContactMessagesPage />, {
    me: fakeMe('SUPERADMIN'),
    texts,
    route: '/superadmin/contact?kind=TRIAL_REQUEST',
    api: contactApi,
  });
  const row = within(await screen.findByRole('row', { name: /Essai pour une classe/ }));
  for (const text of ['Inès MORVAN', 'École du Port, Brest', 'Demande d’essai']) {
    expect(row.getByText(text)).toBeVisible();
  }
  expect(sent.find(({ path }) => path === '/contact')?.query.get('kind')).toBe('TRIAL_REQUEST');
});

test('a request for a trial shows who asks, leads to the form of a new school, and can be answered [contact.trial-listed]', async () => {
  await openPanel('VIEW', 10);
  expect(await screen.findByText('Inès MORVAN (enseignant, pour sa classe)')).toBeVisible();
  expect(screen.getByText('École du Port, Brest')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Message' })).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Créer l’établissement' });
  expect(link).toHaveAttribute('href', '/superadmin/schools?panel=school&mode=ADD&item=10');
  expect(screen.getByRole('button', { name: 'Répondre' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('deletes a message after a confirmation [contact.delete]', async () => {
  const { user, sent } = await openPanel('VIEW', 10);
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const question = within(await screen.findByRole('alertdialog', { name: /Supprimer ce message/ }));
  expect(question.getByText('Le message et sa réponse disparaissent pour de bon.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Message supprimé')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual(['/contact/10']);
});

test('requires a text, then sends the answer [contact.answer]', async () => {
  const { user, sent } = await openPanel('EDIT');
  const send = await screen.findByRole('button', { name: 'Envoyer' });
  await user.click(send);
  expect(await screen.findByText('Champ requis')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /Réponse/ }), 'Elles partent lundi.');
  await user.click(send);
  expect(await screen.findByText('Réponse envoyée')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/contact/5/answer',
    body: { answer: 'Elles partent lundi.' },
  });
});

test('keeps the typed answer and shows an error when another person has answered meanwhile [contact.answer]', async () => {
  const refusal: ErrorAnswer = { statusCode: 409, code: 'ALREADY_ANSWERED', message: 'Quelqu’un a déjà répondu.' };
  const { user } = await openPanel('EDIT', 5, { 'POST /contact/:id/answer': refusal });
  const field = await screen.findByRole('textbox', { name: /Réponse/ });
  await user.type(field, 'Lundi');
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(await screen.findByText(/déjà répondu/)).toBeVisible();
  expect(field).toHaveValue('Lundi');
});

test('marks a message as answered elsewhere, and undoes the mark from the toast [contact.answered-elsewhere]', async () => {
  const { user, sent } = await openPanel('VIEW');
  await user.click(await screen.findByRole('button', { name: 'Marquer comme traité' }));
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  await screen.findByText('Le message est de nouveau à traiter');
  expect(sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { state: 'ANSWERED' },
    { state: 'NEW' },
  ]);
});

test('when a mark is refused because another person has answered, shows their answer [contact.answer]', async () => {
  let isAnswered = false;
  const { user } = await openPanel('VIEW', 5, {
    'GET /contact/:id': (call: { readonly path: string }) => ({
      ...contactApi['GET /contact/:id'](call),
      ...(isAnswered && { state: 'ANSWERED', answer: 'C’est parti.', date_answer: '2026-11-20T09:00:00Z' }),
    }),
    'PATCH /contact/:id': { statusCode: 409, code: 'ALREADY_ANSWERED', message: 'Quelqu’un a déjà répondu.' },
  });
  const mark = await screen.findByRole('button', { name: 'Marquer comme traité' });
  isAnswered = true;
  await user.click(mark);
  expect(await screen.findByText('C’est parti.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Répondre' })).not.toBeInTheDocument();
});

test('shows an empty list, failures, answered messages and English texts, and no reply button for a sender without an address', async () => {
  const shows = async (Story: () => React.ReactNode, find: () => Promise<HTMLElement>) => {
    const { unmount } = render(<Story />);
    expect(await find()).toBeVisible();
    expect(await axeFindings(document.body)).toEqual([]);
    unmount();
  };

  await shows(Empty, () => screen.findByText('Aucun message pour l’instant'));
  await shows(Failed, () => screen.findByRole('button', { name: 'Réessayer' }));
  await shows(Answered, () => screen.findByText(/C’est fait/));
  await shows(MarkedOnly, () => screen.findByRole('button', { name: 'Remettre à traiter' }));
  await shows(Answer, () => screen.findByRole('textbox', { name: /Réponse/ }));
  await shows(PanelFailed, () => screen.findByRole('button', { name: 'Réessayer' }));
  await shows(English, () => screen.findByRole('heading', { level: 1, name: 'Messages received' }));
  render(<WithoutAddress />);
  expect(await screen.findByRole('button', { name: 'Marquer comme traité' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Répondre' })).not.toBeInTheDocument();
}, 60_000);

testStories({
  default: stories.default,
  Loading: stories.Loading,
  New: stories.New,
  TrialRequest: stories.TrialRequest,
});
