import type { SentMessage } from '@memocartes/contract/messaging/chats.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { unavailable } from '@memocartes/shared-shell/fake-host/stories';
import {
  type Answer,
  type Answers,
  type ErrorAnswer,
  fakeStream,
  renderInHost,
  type Sent,
  setPageVisibility,
} from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { toast } from '@memocartes/shared-ui/toast';
import { composeStories } from '@storybook/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';

import { api, messages, mother, teacher } from './messaging.data.ts';
import * as stories from './MessagingPage.stories.tsx';
import MessagingPage from './MessagingPage.tsx';
import { messagingTexts } from './texts.ts';
import { undoMs } from './thread/useTakeBack.ts';

const { Default, ListOnly, Loading, Empty, NoMessage, Failed, Closed, QuietHours, NoFamily, Gone, Follower, English } =
  composeStories(stories);

beforeEach(() => sessionStorage.clear());

const start = (changes: Answers = {}, route = '/messaging/7') =>
  renderInHost(<MessagingPage />, {
    me: fakeMe('TEACHER'),
    texts: messagingTexts,
    route,
    path: '/messaging/:id?',
    api: { ...api, ...changes },
  });

const field = () => screen.findByRole('textbox', { name: 'Votre message' });

const storedMessage = (content: string, client_id: string): SentMessage => ({
  id: 6,
  author: teacher,
  content,
  is_removed: false,
  client_id,
  date_create: new Date().toISOString(),
  notified_at: null,
});

/** Stores a message that was sent, as the API does. */
const store = ({ body }: Pick<Sent, 'body'>): SentMessage => {
  const { content, client_id } = body as { readonly content: string; readonly client_id: string };
  return storedMessage(content, client_id);
};

const posts = (sent: readonly { readonly method: string; readonly path: string; readonly body: unknown }[]) =>
  sent.filter(({ method, path }) => method === 'POST' && path === '/chats/messages').map(({ body }) => body);

test('shows conversations by student and the thread by day, with read marks, links and removed messages [messaging.list] [messaging.thread] [messaging.links]', async () => {
  render(<Default />);
  const entry = await screen.findByRole('link', { name: /Inès HADDAD/ });
  expect(entry).toHaveTextContent('2 messages non lus');
  expect(entry).toHaveAttribute('aria-current', 'page');
  const log = within(await screen.findByRole('log', { name: 'Messages' }));
  expect(await log.findByText(/Faut-il les imprimer/)).toHaveAttribute('dir', 'auto');
  expect(log.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  const link = log.getByRole('link', { name: 'https://example.org/aide' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(log.getByText('Message retiré')).toBeVisible();
  expect(log.getByText('Lu').parentElement).toHaveTextContent(`Lu · ${mother.name}`);
  expect(log.queryByText('Envoyé')).toBeNull();
  expect(log.getAllByText('Mère')[0]).toBeVisible();
  const [otherParticipants] = screen.getAllByText(mother.name, { selector: 'p > strong' });
  expect(otherParticipants!.parentElement).toHaveTextContent(/^Avec .*Leïla HADDAD Mère/);
  expect(await axeFindings(document.body)).toEqual([]);
});

test('the open conversation is the title of the page: it gets the focus, and names the window [interface.keyboard]', async () => {
  await start();
  expect(await screen.findByRole('heading', { name: /Inès HADDAD/ })).toHaveAttribute('data-page-title');
});

test('Enter sends, Shift+Enter makes a new line; the draft is stored until it is sent [messaging.draft]', async () => {
  const first = await start();
  await first.user.type(await field(), 'Bonjour{Shift>}{Enter}{/Shift}à tous');
  first.unmount();
  const { user, sent } = await start({ 'POST /chats/messages': store });
  expect(await field()).toHaveValue('Bonjour\nà tous');
  await user.type(await field(), '{Enter}');
  expect(await field()).toHaveValue('');
  await waitFor(() => expect(posts(sent)).toMatchObject([{ chat_id: 7, content: 'Bonjour\nà tous' }]));
  expect(await screen.findByText(/à tous/)).toBeVisible();
  expect(await screen.findByText('Envoyé')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('each conversation has its own draft [messaging.draft]', async () => {
  const { user } = await start({
    'GET /chats/:id': ({ params }: Sent) => ({ ...api['GET /chats/:id'], id: Number(params['id']) }),
  });
  await user.type(await field(), 'Bonjour');
  await user.click(screen.getByRole('link', { name: /Malo LE GALL/ }));
  await waitFor(async () => expect(await field()).toHaveValue(''));
  await user.click(screen.getByRole('link', { name: /Inès HADDAD/ }));
  await waitFor(async () => expect(await field()).toHaveValue('Bonjour'));
});

test('« Charger plus » adds 20 conversations up to 100, then the page asks to search for the others [messaging.list]', async () => {
  const [chat] = api['GET /chats'].chats;
  const all = Array.from({ length: 101 }, (_, id) => ({ ...chat!, id: 1000 + id }));

  const page = ({ query }: { readonly query: URLSearchParams }) => ({
    chats: all.slice(0, Number(query.get('nb_items') ?? 20)),
    count: all.length,
    nb_unread: 0,
  });

  const { user } = await start({ 'GET /chats': page }, '/messaging');
  const more = () => screen.queryByRole('button', { name: 'Charger plus' });
  for (const shown of [20, 40, 60, 80]) {
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(shown));
    await user.click(more()!);
  }
  expect(await screen.findByText(/^100 discussions sur 101 sont affichées/)).toBeVisible();
  expect(more()).toBeNull();
});

test('a search that fails shows the error and a retry, not the conversations listed before [interface.list-failure]', async () => {
  let isDown = false;
  const { user } = await start({
    'GET /chats': () =>
      isDown ? { statusCode: 429, code: 'TOO_MANY_REQUESTS', message: 'Trop de demandes.' } : api['GET /chats'],
  });
  expect(await screen.findByRole('link', { name: /Inès HADDAD/ })).toBeVisible();
  isDown = true;
  await user.type(screen.getByLabelText('Chercher un enfant, un nom'), 'zoé');
  expect(await screen.findByText(/Trop de demandes|Patientez/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Inès HADDAD/ })).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('link', { name: /Inès HADDAD/ })).toBeVisible();
});

test('the search announces the number of conversations found [interface.result-count]', async () => {
  const [chat] = api['GET /chats'].chats;
  const find = ({ query }: { readonly query: URLSearchParams }) =>
    query.get('search') === 'zzz' ? { chats: [], count: 0, nb_unread: 0 } : { chats: [chat!], count: 1, nb_unread: 0 };
  const { user } = await start({ 'GET /chats': find }, '/messaging');
  const search = await screen.findByLabelText('Chercher un enfant, un nom');
  const status = within(screen.getByRole('search')).getByRole('status');
  await user.type(search, 'zzz');
  await waitFor(() => expect(status).toHaveTextContent('0 résultat'));
  await user.clear(search);
  await user.type(search, 'in');
  await waitFor(() => expect(status).toHaveTextContent('1 résultat'));
});

test('a closed conversation of the list is labelled as closed, not only marked by an icon [messaging.closed]', async () => {
  const [chat] = api['GET /chats'].chats;
  const closed = { ...chat!, date_close: '2026-11-02T10:00:00Z' };
  await start({ 'GET /chats': { chats: [closed], count: 1, nb_unread: 0 } }, '/messaging');
  expect(await screen.findByRole('link', { name: /HADDAD.*discussion terminée/ })).toBeVisible();
});

test('announces a stored own message once, and no message that was loaded [messaging.announced]', async () => {
  const { user } = await start({ 'POST /chats/messages': store });
  const log = await screen.findByRole('log', { name: 'Messages' });
  expect(await within(log).findByText(/Faut-il les imprimer/)).toBeVisible();
  expect(log).toHaveAttribute('aria-live', 'off');
  expect(screen.queryByText('Message envoyé')).toBeNull();
  await user.type(await field(), 'Bonjour{Enter}');
  expect((await screen.findByText('Message envoyé')).parentElement).toHaveAttribute('role', 'status');
});

test('a refused message stays visible as unsent; « Réessayer » sends it with the same client id [messaging.unsent]', async () => {
  let refuse = true;
  const { user, sent } = await start({
    'POST /chats/messages': (message) =>
      refuse ? { statusCode: 429, code: 'TOO_MANY_REQUESTS', message: 'Trop de demandes' } : store(message),
  });
  await user.type(await field(), 'Bonsoir{Enter}');
  expect(await screen.findByText('Non envoyé')).toBeVisible();
  refuse = false;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByText('Non envoyé')).not.toBeInTheDocument());
  const [first, second] = posts(sent) as { readonly client_id: string }[];
  expect(second!.client_id).toBe(first!.client_id);
  expect(screen.getAllByText('Bonsoir')).toHaveLength(1);
});

test('after a lost response, a message is not shown as unsent [messaging.unsent] [interface.lost-response]', async () => {
  const { user } = await start({ 'POST /chats/messages': unavailable });
  await user.type(await field(), 'Bonsoir{Enter}');
  expect(await screen.findByText(unavailable.message, undefined, { timeout: 8_000 })).toBeVisible();
  expect(screen.queryByText('Non envoyé')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
}, 20_000);

test('shows why older messages could not be loaded; the button to load them tries again [messaging.thread]', async () => {
  let isDown = true;
  const { user } = await start({
    'GET /chats/:id/messages': ({ query }: { readonly query: URLSearchParams }) => {
      if (!query.has('before')) return { messages, has_older: true };
      if (isDown) return { statusCode: 429, code: 'TOO_MANY_REQUESTS', message: 'Trop de demandes.' };
      return { messages: [{ ...messages[0]!, id: 0, content: 'Le tout premier message' }], has_older: false };
    },
  });
  const older = await screen.findByRole('button', { name: 'Messages plus anciens' });
  await user.click(older);
  expect(await screen.findByText(/Trop de demandes|Patientez/)).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Messages plus anciens' }));
  expect(await screen.findByText('Le tout premier message')).toBeVisible();
  expect(screen.queryByText(/Trop de demandes|Patientez/)).not.toBeInTheDocument();
});

test('a message that the server stored after the page was left is not shown as unsent [messaging.once]', async () => {
  let stored: SentMessage | undefined;
  const answers = {
    'POST /chats/messages': (message: Sent) => {
      stored = store(message);
      return new Promise<never>(() => undefined);
    },
    'GET /chats/:id/messages': () => ({ messages: [...messages, ...(stored ? [stored] : [])], has_older: false }),
  } satisfies Answers;
  const first = await start(answers);
  await first.user.type(await field(), 'Bonne nuit{Enter}');
  await waitFor(() => expect(stored).toBeDefined());
  first.unmount();
  await start(answers);
  expect(await screen.findByText('Bonne nuit')).toBeVisible();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(screen.getAllByText('Bonne nuit')).toHaveLength(1);
  expect(screen.queryByText('Non envoyé')).not.toBeInTheDocument();
});

test('a message that failed offline is resent automatically once the browser is online [messaging.unsent]', async () => {
  let isDown = true;
  const { user, sent } = await start({
    'POST /chats/messages': (message) => {
      if (isDown) throw new TypeError('Failed to fetch');
      return store(message);
    },
  });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.type(await field(), 'Hors ligne{Enter}');
  expect(await screen.findByText('En attente de connexion…')).toBeVisible();
  isDown = false;
  onLine.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(posts(sent)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('En attente de connexion…')).not.toBeInTheDocument());
  expect(screen.getAllByText('Hors ligne')).toHaveLength(1);
});

test('messages written offline are resent one after the other, in their order [messaging.unsent]', async () => {
  let isDown = true;
  const respondAll: (() => void)[] = [];
  const { user, sent, settled } = await start({
    'POST /chats/messages': (message) => {
      if (isDown) throw new TypeError('Failed to fetch');
      const stored = store(message);
      const id = stored.content === 'Un' ? 6 : 7;
      return new Promise<SentMessage>((resolve) => {
        respondAll.push(() => resolve({ ...stored, id }));
      });
    },
  });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.type(await field(), 'Un{Enter}');
  await user.type(await field(), 'Deux{Enter}');
  expect(await screen.findAllByText('En attente de connexion…')).toHaveLength(2);
  isDown = false;
  onLine.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  const resent = () => posts(sent).slice(2) as { readonly content: string }[];
  await waitFor(() => expect(resent()).toMatchObject([{ content: 'Un' }]));
  await settled(1);
  expect(resent()).toHaveLength(1);
  act(() => respondAll[0]!());
  await waitFor(() => expect(resent()).toMatchObject([{ content: 'Un' }, { content: 'Deux' }]));
  act(() => respondAll[1]!());
  await waitFor(() => expect(screen.queryByText('Envoi…')).not.toBeInTheDocument());
});

test('above 2,000 characters, the counter warns and the message can’t be sent [messaging.length]', async () => {
  const { user } = await start();
  await user.click(await field());
  await user.paste('a'.repeat(1900));
  expect(screen.getByText('1900 / 2000')).toBeVisible();
  await user.paste('a'.repeat(101));
  expect(screen.getByText(/2000 caractères au plus.*2001/)).toHaveAttribute('role', 'alert');
  expect(screen.getByRole('button', { name: 'Envoyer' })).toHaveAttribute('aria-disabled', 'true');
});

async function startWithOwnMessage() {
  const date_create = new Date().toISOString();
  const mine = { ...messages[4]!, date_create, author: { ...teacher, id: 10 } };
  const { user, sent, unmount } = await start({ 'GET /chats/:id/messages': { messages: [mine], has_older: false } });
  const nbDeletions = () => sent.filter(({ method }) => method === 'DELETE').length;

  const takeBack = async () => {
    await user.click(await screen.findByRole('button', { name: /^Actions sur ce message, \d\d:\d\d$/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Retirer' }));
    expect(screen.queryByText('Avec plaisir !')).not.toBeInTheDocument();
  };

  return { user, nbDeletions, takeBack, unmount };
}

test('taking a message back can be undone before the request is sent [messaging.take-back]', async () => {
  const { user, nbDeletions, takeBack } = await startWithOwnMessage();
  await takeBack();
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText('Avec plaisir !')).toBeVisible();
  await takeBack();
  await waitFor(() => expect(nbDeletions()).toBe(1), { timeout: undoMs + 3000 });
}, 20_000);

test('the request that takes a message back is sent once it can’t be undone: when its toast is replaced, or the page is left [messaging.take-back]', async () => {
  const { nbDeletions, takeBack, unmount } = await startWithOwnMessage();
  await takeBack();
  expect(nbDeletions()).toBe(0);
  act(() => [1, 2, 3, 4].forEach((which) => toast.failure(`Refusé ${which}`)));
  await waitFor(() => expect(nbDeletions()).toBe(1));
  unmount();
  const reopened = await startWithOwnMessage();
  await reopened.takeBack();
  reopened.unmount();
  await waitFor(() => expect(reopened.nbDeletions()).toBe(1));
});

test('the request that takes a message back is sent when the page is hidden, since the page may never be shown again [messaging.take-back]', async () => {
  const { nbDeletions, takeBack } = await startWithOwnMessage();
  await takeBack();
  setPageVisibility('hidden');
  jest.restoreAllMocks();
  await waitFor(() => expect(nbDeletions()).toBe(1));
  expect(screen.queryByRole('button', { name: 'Annuler' })).not.toBeInTheDocument();
});

async function takeBackUnanswered(isThreadFetched: boolean) {
  const mine = { ...messages[4]!, date_create: new Date().toISOString(), author: { ...teacher, id: 10 } };
  let nbFetches = 0;
  const { user, unmount } = await start({
    'GET /chats/:id/messages': () =>
      nbFetches++ === 0 || isThreadFetched ? { messages: [mine], has_older: false } : unavailable,
    'DELETE /chats/messages/:id': unavailable,
  });
  await user.click(await screen.findByRole('button', { name: /^Actions sur ce message, \d\d:\d\d$/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Retirer' }));
  setPageVisibility('hidden');
  jest.restoreAllMocks();
  await waitFor(() => expect(nbFetches).toBeGreaterThan(1));
  expect(await screen.findByText(unavailable.message)).toBeVisible();
  return { unmount };
}

test('a message whose removal got no response stays hidden until the thread is fetched again [messaging.take-back] [interface.lost-response]', async () => {
  const { unmount } = await takeBackUnanswered(false);
  expect(screen.queryByText('Avec plaisir !')).not.toBeInTheDocument();
  unmount();
  await takeBackUnanswered(true);
  expect(await screen.findByText('Avec plaisir !')).toBeVisible();
});

test('reports a message of another person, with a reason [messaging.report]', async () => {
  const { user, sent } = await start();
  await screen.findByText(/Faut-il les imprimer/);
  await user.click(screen.getAllByRole('button', { name: /^Actions sur ce message, \d\d:\d\d$/ })[0]!);
  await user.click(await screen.findByRole('menuitem', { name: 'Signaler' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Signaler ce message' }));
  await user.type(dialog.getByRole('textbox', { name: /Raison/ }), 'Ton blessant');
  await user.click(dialog.getByRole('button', { name: 'Signaler' }));
  expect(await screen.findByText('Le message est signalé à la direction')).toBeVisible();
  expect(sent.find(({ path }) => path === '/chats/messages/1/report')?.body).toEqual({ reason: 'Ton blessant' });
});

test('loads older messages on demand [messaging.thread]', async () => {
  const { user } = await start();
  await user.click(await screen.findByRole('button', { name: 'Messages plus anciens' }));
  expect(await screen.findByText('Le tout premier message')).toBeInTheDocument();
  expect(screen.getByText(/Faut-il les imprimer/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Messages plus anciens' })).not.toBeInTheDocument();
});

test('a closed conversation is read-only [messaging.closed]', async () => {
  render(<Closed />);
  expect(
    await screen.findByText(/Cette discussion s’est terminée le 02\/11\/2026, quand l’enfant a quitté la classe/),
  ).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Votre message' })).not.toBeInTheDocument();
});

test('in quiet hours, the sender sees when the notification will be sent [messaging.quiet-hours]', async () => {
  render(<QuietHours />);
  expect(await screen.findByText(/ne partira que le lundi 23 novembre à 07:30/)).toBeVisible();
});

test('tells a teacher that no family can read the conversation [messaging.nobody]', async () => {
  const { unmount } = render(<NoFamily />);
  const warning = /^Aucun proche d’Inès n’a encore de compte actif/;
  expect(await screen.findByText(warning)).toBeVisible();
  unmount();
  render(<QuietHours />);
  await screen.findByText(/ne partira que/);
  expect(screen.queryByText(/Aucun proche/)).toBeNull();
});

test('a teacher opens the message to a class from the list; a follower is not offered it [messaging.class]', async () => {
  const { user, unmount } = await start({ 'GET /classes/select': { classes: [{ id: 3, name: 'CE1 A' }] } });
  await user.click(await screen.findByRole('button', { name: 'Écrire à une classe' }));
  expect(await screen.findByRole('dialog', { name: 'Écrire à une classe' })).toBeVisible();
  unmount();
  render(<Follower />);
  await screen.findByRole('button', { name: 'Nouvelle discussion' });
  expect(screen.queryByRole('button', { name: 'Écrire à une classe' })).toBeNull();
});

test('without a live connection, a visible page polls the list of conversations, also while no conversation is open [messaging.live]', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const closed: ErrorAnswer = { statusCode: 403, code: 'FORBIDDEN', message: 'Non' };
  const { sent, unmount } = await start({ 'GET /account/live': closed }, '/messaging');
  expect(await screen.findByText('Choisissez une discussion')).toBeVisible();
  const nbReads = () => sent.filter(({ path }) => path === '/chats').length;
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  const nbBefore = nbReads();
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(nbReads()).toBe(nbBefore + 1);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(nbReads()).toBe(nbBefore + 1);
  visibility.mockRestore();
  unmount();
  jest.useRealTimers();
});

test('messages that are loaded after a failure are not announced [messaging.announced]', async () => {
  let isDown = true;
  const { user } = await start({
    'GET /chats/:id/messages': () =>
      isDown ? { statusCode: 403, code: 'FORBIDDEN', message: 'Non' } : { messages, has_older: false },
  });
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findAllByText(/Faut-il les imprimer/)).toHaveLength(1);
});

test('announces a message that arrives in the open conversation [messaging.announced]', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const arrived = { ...storedMessage('Merci, à lundi.', 'c6'), author: mother };
  let shown = messages;
  const { unmount } = await start({
    'GET /account/live': { statusCode: 403, code: 'FORBIDDEN', message: 'Non' },
    'GET /chats/:id/messages': () => ({ messages: shown, has_older: false }),
  });
  expect(await screen.findByText(/Faut-il les imprimer/)).toBeVisible();
  shown = [...messages, arrived];
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  const announcement = await screen.findByText(/HADDAD\s: Merci, à lundi\.$/);
  expect(announcement.parentElement).toHaveAttribute('role', 'status');
  unmount();
  jest.useRealTimers();
});

test('a conversation shows its number of unread messages up to 99, then « 99+ » [messaging.list]', async () => {
  const [first, second, ...others] = api['GET /chats'].chats;
  const chats = [{ ...first!, nb_unread: 99 }, { ...second!, nb_unread: 100 }, ...others];
  await start({ 'GET /chats': { chats, count: 3, nb_unread: 199 } }, '/messaging');
  expect(await screen.findByText('99')).toBeVisible();
  expect(screen.getByText('99+')).toBeVisible();
});

test('shows the other states and English texts', async () => {
  for (const [Story, text] of [
    [ListOnly, 'Choisissez une discussion'],
    [Loading, 'Chargement…'],
    [Empty, 'Aucune discussion pour l’instant'],
    [NoMessage, /C’est le début de la discussion.* Leïla HADDAD, Nabil HADDAD le liront\.$/],
    [Failed, 'Réessayer'],
    [Gone, 'Cette discussion ne vous est pas accessible'],
    [English, 'New conversation'],
  ] as const) {
    const { unmount } = render(<Story />);
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
    unmount();
  }
});

test('a conversation that the person may not open names the signed-in account [messaging.not-accessible]', async () => {
  render(<Gone />);
  expect(await screen.findByText(/Votre session est celle de \S+ [A-ZÀ-Ý-]+\s: le lien est peut-être/)).toBeVisible();
});

test('a conversation open while its follower is detached returns once the follower is attached again [messaging.detached]', async () => {
  const { stream, send } = fakeStream();
  let isAttached = true;
  const gone: ErrorAnswer = { statusCode: 404, code: 'NOT_FOUND', message: 'Introuvable' };
  const { sent } = await renderInHost(<MessagingPage />, {
    me: fakeMe('USER'),
    texts: messagingTexts,
    route: '/messaging/7',
    path: '/messaging/:id?',
    api: {
      ...api,
      'GET /account/live': { stream },
      'GET /chats/:id': () => (isAttached ? api['GET /chats/:id'] : gone),
      'GET /chats/:id/messages': () => (isAttached ? { messages, has_older: false } : gone),
    },
  });
  expect(await screen.findByText(/Faut-il les imprimer/)).toBeVisible();
  isAttached = false;
  await send('children');
  expect(await screen.findByText('Cette discussion ne vous est pas accessible')).toBeVisible();
  isAttached = true;
  const nbLists = sent.filter(({ path }) => path === '/chats').length;
  await send('children');
  expect(await screen.findByText(/Faut-il les imprimer/)).toBeVisible();
  expect(sent.filter(({ path }) => path === '/chats').length).toBeGreaterThan(nbLists);
});

test('relationships are in the language of the page', async () => {
  render(<English />);
  const [name] = await screen.findAllByText(mother.name, { selector: 'p > strong' });
  expect(name!.parentElement).toHaveTextContent(/^With .*Leïla HADDAD Mother/);
});

const startForStudent = (created: Answers['POST /chats']) =>
  renderInHost(<MessagingPage />, {
    me: fakeMe('USER'),
    texts: messagingTexts,
    route: '/messaging?student=7',
    path: '/messaging/:id?',
    api: { ...api, 'POST /chats': created },
  });

test('an address with a student’s id opens their conversation, with the focus in the message field [families.write]', async () => {
  const { sent } = await startForStudent({ id: 7 });
  expect(await screen.findByRole('log', { name: 'Messages' })).toBeVisible();
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(sent.flatMap(({ method, path, body }) => (method === 'POST' && path === '/chats' ? [body] : []))).toEqual([
    { student_id: 7 },
  ]);
});

test('the conversation of a student does not replace another conversation opened meanwhile [families.write]', async () => {
  let respond: (created: Answer<'POST /chats'>) => void = () => undefined;
  const { user, settled } = await startForStudent(() => new Promise((resolve) => (respond = resolve)));
  const malo = await screen.findByRole('link', { name: /Malo LE GALL/ });
  await user.click(malo);
  expect(malo).toHaveAttribute('aria-current', 'page');
  await act(async () => respond({ id: 7 }));
  await settled();
  expect(malo).toHaveAttribute('aria-current', 'page');
});

test('shows that the conversation of a student can’t be opened; « Réessayer » tries again [families.write]', async () => {
  const refusal: ErrorAnswer = {
    statusCode: 409,
    code: 'CHAT_NO_CLASS',
    message: 'Cet élève n’est dans aucune classe.',
  };
  let isRefused = true;
  const { user } = await startForStudent(() => (isRefused ? refusal : { id: 7 }));
  expect(await screen.findByText(/^La discussion n’a pas pu être créée/)).toBeVisible();
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('log', { name: 'Messages' })).toBeVisible();
});

testStories({ default: stories.default, Follower: stories.Follower });
