import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { unavailable } from '@memocartes/shared-shell/fake-host/stories';
import { type Answer, type Answers, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor } from '@testing-library/react';
import { Navigate, useLocation } from 'react-router-dom';

import { Composer } from '../composer/Composer.tsx';
import { api } from '../messaging.data.ts';
import { messagingTexts } from '../texts.ts';
import * as stories from './NewChatPanel.stories.tsx';
import NewChatPanel from './NewChatPanel.tsx';

const { Empty, Failed, NoAccess, English } = composeStories(stories);

const start = (created: Answers['POST /chats'], role: 'TEACHER' | 'USER' = 'TEACHER') =>
  renderInHost(<NewChatPanel />, {
    me: fakeMe(role),
    texts: messagingTexts,
    route: '/messaging',
    panel: { component: 'message', mode: 'ADD', itemId: null, fromPage: false },
    api: { ...api, 'POST /chats': created },
  });

async function choose(user: Awaited<ReturnType<typeof start>>['user']) {
  const field = await screen.findByRole('combobox', { name: /Élève/ });
  await user.click(field);
  await user.click(await screen.findByText('Malo LE GALL'));
}

const create = () => screen.getByRole('button', { name: 'Créer la discussion' });

test('a student is required [messaging.new]', async () => {
  const { user, sent } = await start({ id: 5 });
  await user.click(await screen.findByRole('button', { name: 'Créer la discussion' }));
  expect(await screen.findByText('Choisissez l’élève dont vous voulez parler.')).toBeVisible();
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  expect(await axeFindings(document.body)).toEqual([]);
});

test('creates a conversation about the chosen student and confirms it [messaging.new]', async () => {
  const { user, sent } = await start({ id: 5 });
  await choose(user);
  await user.click(create());
  expect(await screen.findByText('La discussion est créée')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ student_id: 12 });
  const query = sent.find(({ path }) => path === '/students/select')!.query;
  expect(Object.fromEntries(query)).toMatchObject({ no_chat: 'true', teacher_id: '20', school_id: '1' });
});

test('preselects the only possible student, with the texts for a follower [messaging.new]', async () => {
  const { user, sent } = await renderInHost(<NewChatPanel />, {
    me: fakeMe('USER'),
    texts: messagingTexts,
    route: '/messaging',
    panel: { component: 'message', mode: 'ADD', itemId: null, fromPage: false },
    api: { ...api, 'GET /students/select': { students: [{ id: 7, name: 'Zoé PETIT' }] }, 'POST /chats': { id: 5 } },
  });
  expect(await screen.findByText('Zoé PETIT')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Enfant/ })).toBeVisible();
  expect(screen.getByText(/pas proposé s’il .* ou si son école n’a pas la messagerie/)).toBeVisible();
  await user.click(create());
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ student_id: 7 }));
});

test('waits for the students: an early click does not ask for a choice that is then preselected [messaging.new]', async () => {
  const students = Promise.withResolvers<Answer<'GET /students/select'>>();
  const { user } = await renderInHost(<NewChatPanel />, {
    me: fakeMe('USER'),
    texts: messagingTexts,
    route: '/messaging',
    panel: { component: 'message', mode: 'ADD', itemId: null, fromPage: false },
    api: { ...api, 'GET /students/select': () => students.promise, 'POST /chats': { id: 5 } },
  });
  await user.click(await screen.findByRole('button', { name: /^Créer la discussion/ }));
  students.resolve({ students: [{ id: 7, name: 'Zoé PETIT' }] });
  expect(await screen.findByText('Zoé PETIT')).toBeVisible();
  expect(screen.queryByText(/^Choisissez l’enfant/)).not.toBeInTheDocument();
  await user.click(create());
  expect(await screen.findByText('La discussion est créée')).toBeVisible();
});

test('a new conversation opens with the focus in its message field [messaging.new]', async () => {
  function Opened() {
    if (!useLocation().state) return <Navigate to="/messaging/5" state={{ isNew: true }} replace />;
    return <Composer chatId={5} onSend={() => undefined} />;
  }

  await renderInHost(<Opened />, { me: fakeMe('USER'), texts: messagingTexts, route: '/messaging' });
  expect(await screen.findByRole('textbox')).toHaveFocus();
});

test('shows why a conversation was not created', async () => {
  const { user } = await start({ statusCode: 409, code: 'CHAT_NO_CLASS', message: 'Cet élève n’a pas de classe.' });
  await choose(user);
  await user.click(create());
  expect(await screen.findByText(/La discussion n’a pas pu être créée\. Cet élève n’a pas de classe/)).toBeVisible();
});

test('does not say that a conversation was not created if the response was lost [interface.lost-response]', async () => {
  const { user } = await start(unavailable);
  await choose(user);
  await user.click(create());
  expect(await screen.findByText(unavailable.message)).toBeVisible();
});

test('a follower chooses among their own children of all schools [messaging.new]', async () => {
  const { sent } = await start({ id: 5 }, 'USER');
  await waitFor(() => expect(sent.some(({ path }) => path === '/students/select')).toBe(true));
  const query = sent.find(({ path }) => path === '/students/select')!.query;
  expect(query.get('users_pro_id')).toBe('20');
  expect(query.has('school_id')).toBe(false);
});

test('a follower who has no child to write about sees that the school may have no messaging [messaging.offer] [messaging.new]', async () => {
  await renderInHost(<NewChatPanel />, {
    me: fakeMe('USER'),
    texts: messagingTexts,
    route: '/messaging',
    panel: { component: 'message', mode: 'ADD', itemId: null, fromPage: false },
    api: { ...api, 'GET /students/select': { students: [] } },
  });
  expect(await screen.findAllByText(/a déjà sa discussion.*, ou son école n’a pas la messagerie/)).not.toHaveLength(0);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Créer la discussion' })).toBeNull();
});

test('shows missing access, no student left, a failure and English texts', async () => {
  for (const [Story, text] of [
    [NoAccess, 'Vous n’avez pas accès à la création de discussion'],
    [Empty, 'Tous vos élèves ont déjà une discussion ouverte.'],
    [Failed, 'Une erreur est survenue'],
    [English, 'Create the conversation'],
  ] as const) {
    const { unmount } = render(<Story />);
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
    unmount();
  }
});

testStories({ default: stories.default, Default: stories.Default, Loading: stories.Loading });
