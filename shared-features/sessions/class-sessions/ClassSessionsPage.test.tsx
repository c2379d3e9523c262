import type { NewEnd, Session, SessionStudent } from '@memocartes/contract/learning/sessions/sessions.routes';
import { readServerTime } from '@memocartes/shared-api/server-clock';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing } from '@memocartes/shared-shell/fake-host/stories';
import {
  type ErrorAnswer,
  fakeStream,
  recordCalls,
  renderInHost,
  writesOf,
} from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';

import { closed, open, sessionsApi, students } from '../../fixtures/sessions.data.ts';
import { OpenSessionDialog } from '../open-close/OpenSessionDialog.tsx';
import * as stories from './ClassSessionsPage.stories.tsx';
import ClassSessionsPage from './ClassSessionsPage.tsx';
import { classSessionsTexts } from './texts.ts';

const {
  ClosedMeanwhile,
  ThirtyStudents,
  NobodyJoined,
  Default,
  NoneOpen,
  AlreadyOpen,
  Disconnected,
  TimeIsUp,
  BeforeFirstSession,
  PastSession,
  StoppedByClosing,
  Loading,
  Failed,
  English,
  SchoolAdmin,
  SchoolAdminNoneOpen,
} = composeStories(stories);

// The length of the last session is stored.
beforeEach(() => localStorage.clear());

test('shows the code, the students who joined, and the progress of each student', async () => {
  render(<Default />);
  const board = within(await screen.findByRole('region', { name: 'Code de la séance' }));
  expect(board.getByText('1 6 3 0 8 3')).toBeInTheDocument();
  expect(await board.findByRole('img', { name: 'QR code de la séance' })).toBeVisible();
  expect(board.getByText('3 élèves présents sur 4')).toBeVisible();
  const ines = (await screen.findByRole('link', { name: 'Inès BENALI' })).closest('li')!;
  expect(ines).toHaveTextContent('terminé12/15');
  expect(ines).toHaveTextContent('12 cartes revues · réponses : 12 justes sur 15');
  expect(ines).toHaveTextContent('11 cartes ont avancé, 2 cartes sont revenues');
  expect(ines.querySelector('[data-drawing]')).toHaveAttribute('data-drawing', '7');
  expect(ines.querySelector('.live-tile__state .mc-icon')).toBeInTheDocument();
  const lucas = screen.getByRole('link', { name: 'Lucas DA SILVA' }).closest('li');
  expect(lucas).toHaveTextContent('0 juste sur 0');
  expect(await axeFindings(document.body)).toEqual([]);
});

test('lists awaited students, who can be marked present and unmarked', async () => {
  const { sent } = await renderInHost(<ClassSessionsPage />, {
    me: fakeMe('TEACHER'),
    path: '/classes/:id/sessions',
    route: '/classes/3/sessions',
    texts: classSessionsTexts,
    api: { ...sessionsApi, 'PATCH /sessions/:id/students/:student_id': { ...students[3], status: 'ACTIVE' } },
  });
  const line = await screen.findByRole('button', { name: '1 élève attendu Maëlys FONTAINE' });
  expect(screen.queryByRole('link', { name: 'Maëlys FONTAINE' })).not.toBeInTheDocument();
  await userEvent.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  const awaited = within(screen.getByRole('list', { name: '1 élève attendu' }));
  expect(awaited.getByRole('listitem')).toHaveTextContent('en attente');
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(awaited.getByRole('button', { name: /^Marquer présent\(e\).*Maëlys FONTAINE/ }));
  const marks = () => sent.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);
  expect(marks()).toEqual([['/sessions/41/students/10', { present: true }]]);
  await waitFor(() => expect(line).toHaveFocus());
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(marks()[1]).toEqual(['/sessions/41/students/10', { present: false }]));
});

test('explains why a student can’t be marked present when the session was closed meanwhile', async () => {
  render(<ClosedMeanwhile />);
  await userEvent.click(await screen.findByRole('button', { name: /^1 élève attendu/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Marquer présent\(e\)/ }));
  expect(await screen.findByText('Cette séance est terminée.')).toBeVisible();
});

test('shows the present students of a class of thirty in the order of the list, whatever their state', async () => {
  render(<ThirtyStudents />);
  const tiles = (await screen.findAllByRole('link', { name: /ÉLÈVE$/ })).map((link) => link.closest('li')!);
  expect(tiles.map((tile) => Number(/\d+/.exec(tile.textContent)![0]))).toEqual(
    Array.from({ length: 30 }, (_, i) => i + 1).filter((n) => n % 8 !== 0),
  );
  expect(tiles[0]).toHaveTextContent('présent');
  expect(screen.getByRole('button', { name: /^3 élèves attendus/ })).toBeVisible();
});

test('until a student has joined, shows how to join and the names of all awaited students [sessions.waiting]', async () => {
  const { unmount } = render(<NobodyJoined />);
  const title = await screen.findByRole('heading', { name: 'Personne n’a encore rejoint la séance' });
  expect(within(title.parentElement!).getAllByRole('listitem')).toHaveLength(3);
  const toSchool = screen.getByRole('link', { name: 'Rattacher une tablette' });
  expect(toSchool.parentElement).toHaveTextContent(/^Une tablette demande le code de l’école/);
  expect(toSchool).toHaveAttribute('href', '/schools/1');
  // Screen readers read no list of thirty names with the button.
  const line = screen.getByRole('button', { name: '30 élèves attendus' });
  expect(line).toHaveClass('live-awaited__line--all-names');
  expect(await axeFindings(document.body)).toEqual([]);
  unmount();
  render(<Default />);
  expect(await screen.findByRole('button', { name: /^1 élève attendu/ })).not.toHaveClass(
    'live-awaited__line--all-names',
  );
  expect(screen.queryByText(/^Personne n’a encore rejoint/)).not.toBeInTheDocument();
});

test('shows one primary action; the other actions are in the menu', async () => {
  render(<Default />);
  expect(await screen.findByRole('button', { name: 'Tout le monde s’arrête' })).toHaveClass('mc-button--primary');
  expect(document.querySelectorAll('.mc-button--primary')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Plus d’actions' }));
  expect(screen.getByRole('menuitem', { name: 'Révision collective' })).toHaveAttribute(
    'href',
    '/classes/collective/3',
  );
});

test('shows the most missed cards, and a link to revise them together', async () => {
  render(<Default />);
  const list = await screen.findByRole('list', { name: 'Travailler en groupe' });
  expect(list).toHaveTextContent('4 élèves butent sur « 5 × 7 = ? »9 erreurs sur 15 réponsesRéponse : 35');
  expect(screen.getByRole('link', { name: /^Revoir ensemble/ })).toBeVisible();
});

test('closes a session only after a confirmation that shows how many students still revise [sessions.confirm]', async () => {
  render(<Default />);
  await userEvent.click(await screen.findByRole('button', { name: 'Tout le monde s’arrête' }));
  const confirmation = within(await screen.findByRole('alertdialog', { name: /Fermer la séance de la classe CE1 A/ }));
  expect(confirmation.getByText('2 élèves révisent encore.')).toBeVisible();
  await userEvent.click(confirmation.getByRole('button', { name: 'Fermer la séance' }));
  expect(await screen.findByText('La séance de la classe CE1 A est fermée.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: /^Séance du/ })).toBeVisible();
});

test('the dialog to open a session shows the class and asks for the length, which is sent [sessions.confirm]', async () => {
  render(<NoneOpen />);
  await userEvent.click(await screen.findByRole('button', { name: /^Ouvrir une séance/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /Ouvrir une séance pour CE1 A/ }));
  expect(dialog.getByRole('radio', { name: /^60 minutes, jusqu’à/ })).toBeChecked();
  const lengths = dialog
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent.split(' minutes')[0]?.split(' minutes')[0]);
  expect(lengths).toEqual(['10', '15', '30', '45', '60', '90']);
  await userEvent.click(dialog.getByRole('radio', { name: /^45 minutes/ }));
  const calls = recordCalls();
  await userEvent.click(dialog.getByRole('button', { name: 'Ouvrir la séance' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [opening] = writesOf(calls);
  expect(opening).toMatchObject({ call: 'POST /sessions', body: { classes_id: 3 } });
  const { end_time } = opening!.body as { readonly end_time: string };
  expect((Date.parse(end_time) - Date.now()) / 60_000).toBeCloseTo(45, 0);
});

test('on a computer whose clock is an hour slow, the end of a session is given by the server’s clock [sessions.length]', async () => {
  const aheadMs = 3_600_000;
  readServerTime(new Headers({ date: new Date(Date.now() + aheadMs).toUTCString() }));
  const { user, sent } = await renderInHost(
    <OpenSessionDialog class_={{ id: 3, name: 'CE1 A', nb_students: 4 }} onClose={() => undefined} />,
    { me: fakeMe('TEACHER'), texts: classSessionsTexts, api: { 'POST /sessions': { id: 9, code: '163083' } } },
  );
  await user.click(await screen.findByRole('button', { name: 'Ouvrir la séance' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  const { end_time } = sent.find(({ method }) => method === 'POST')!.body as { readonly end_time: string };
  expect((Date.parse(end_time) - Date.now() - aheadMs) / 60_000).toBeCloseTo(60, 0);
  readServerTime(new Headers({ date: new Date().toUTCString() }));
});

test('when a session is already open, the dialog shows an error with a link to the session', async () => {
  render(<AlreadyOpen />);
  await userEvent.click(await screen.findByRole('button', { name: /^Ouvrir une séance/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ouvrir la séance' }));
  const alert = within(
    await screen.findByText('Une séance est déjà ouverte pour cette classe.').then((el) => el.parentElement!),
  );
  expect(alert.getByRole('link', { name: 'Suivre la séance' })).toHaveAttribute('href', '/classes/3/sessions');
});

test('shows that updates are live, or disconnected', async () => {
  const { unmount } = render(<Default />);
  expect(await screen.findByText('En direct')).toHaveAttribute('role', 'status');
  unmount();
  render(<Disconnected />);
  expect(await screen.findByText(/^Connexion coupée/)).toHaveAttribute('role', 'status');
  expect(await screen.findByText('3 élèves présents sur 4')).toBeVisible();
});

test('hides the code of a session past its end, and says that the code is no longer accepted', async () => {
  render(<TimeIsUp />);
  expect(await screen.findByText(/le code n’est plus accepté/)).toBeVisible();
  expect(screen.queryByText('1 6 3 0 8 3')).not.toBeInTheDocument();
});

test('extends a session past its end by 15 minutes from now, and an open session from its end [sessions.extend]', async () => {
  const extendedFrom = async (session: Session, click: () => Promise<void>) => {
    const { sent, unmount } = await renderInHost(<ClassSessionsPage />, {
      me: fakeMe('TEACHER'),
      path: '/classes/:id/sessions',
      route: '/classes/3/sessions',
      texts: classSessionsTexts,
      api: { ...sessionsApi, 'GET /sessions/classe/:id/last': { session } },
    });
    await click();
    expect(await screen.findByText(/^La séance dure maintenant jusqu’à \d\d:\d\d\.$/)).toBeVisible();
    const { path, body } = await waitFor(() => sent.find(({ method }) => method === 'PATCH')!);
    expect(path).toBe(`/sessions/${session.id}`);
    unmount();
    return Date.parse((body as NewEnd).end_time) - 15 * 60_000;
  };

  const past = { ...open, is_over: true, end_time: '2026-01-05T08:00:00Z' };
  const before = Date.now();
  const fromNow = await extendedFrom(past, async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Prolonger de 15 minutes' })),
  );
  expect(fromNow).toBeGreaterThanOrEqual(before - 2_000);
  const fromEnd = await extendedFrom(open, async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Plus d’actions' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Prolonger de 15 minutes' }));
  });
  expect(fromEnd).toBe(Date.parse(open.end_time));
});

test('a school admin, who can only close sessions, is not offered to extend one [sessions.school-admin]', async () => {
  await renderInHost(<ClassSessionsPage />, {
    me: fakeMe('ADMIN'),
    path: '/classes/:id/sessions',
    route: '/classes/3/sessions',
    texts: classSessionsTexts,
    api: { ...sessionsApi, 'GET /sessions/classe/:id/last': { session: { ...open, is_over: true } } },
  });
  expect(await screen.findByText(/Il reste à fermer la séance/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Prolonger/ })).not.toBeInTheDocument();
});

test('shows that no session is open and that there are no past sessions', async () => {
  render(<BeforeFirstSession />);
  expect(await screen.findByText('Aucune séance ouverte')).toBeVisible();
  expect(await screen.findByText('Pas encore de séance')).toBeVisible();
});

test('shows a past session with absent students last, and a link back to today’s session', async () => {
  render(<PastSession />);
  expect(await screen.findByRole('heading', { name: 'Séance du 19/11/2026 08:52' })).toBeVisible();
  expect((await screen.findByRole('link', { name: 'Maëlys FONTAINE' })).closest('li')).toHaveTextContent('absent');
  const part = screen.getByRole('heading', { name: 'Les élèves' }).closest('section')!;
  const isAbsent = within(part)
    .getAllByRole('listitem')
    .map((item) => item.textContent.includes('absent'));
  expect(isAbsent).toContain(true);
  expect(isAbsent).toEqual(isAbsent.toSorted((a, b) => Number(a) - Number(b)));
  expect(screen.getByRole('link', { name: 'Revenir à aujourd’hui' })).toHaveAttribute('href', '/classes/3/sessions');
});

test('a past session lists the cards that students missed in it, with these students [sessions.missed-cards]', async () => {
  render(<PastSession />);
  const list = await screen.findByRole('list', { name: 'Cartes manquées pendant la séance' });
  expect(within(list).getByRole('checkbox', { name: /^4 élèves ont manqué/ })).toBeChecked();
  expect(within(list).getAllByRole('link', { name: /^Inès BENALI/ })[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Revoir ensemble (2 cartes)' })).toBeVisible();
});

test('shows the results of one level, if the students of a past session have several [sessions.level]', async () => {
  const ofLevels = students.map((student, i): SessionStudent => ({ ...student, level: i === 0 ? 'CE2' : 'CE1' }));
  const { user, sent } = await renderInHost(<ClassSessionsPage />, {
    me: fakeMe('TEACHER'),
    path: '/classes/:id/sessions',
    route: '/classes/3/sessions?session=40',
    texts: classSessionsTexts,
    api: { ...sessionsApi, 'GET /sessions/:id/students': { students: ofLevels, count: ofLevels.length } },
  });
  expect(await screen.findByRole('link', { name: 'Zoë CARPENTIER' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Élèves' }), 'CE2');
  expect(screen.queryByRole('link', { name: 'Zoë CARPENTIER' })).not.toBeInTheDocument();
  expect(screen.getByText('1 / 1')).toBeVisible();
  expect(screen.getByText('sur 15 réponses')).toBeVisible();
  await waitFor(() =>
    expect(sent.findLast(({ path }) => path.endsWith('/missed_cards'))?.query.get('level')).toBe('CE2'),
  );
});

test('a past session of one level has no choice of a level [sessions.level]', async () => {
  render(<PastSession />);
  expect(await screen.findByRole('link', { name: 'Maëlys FONTAINE' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Élèves' })).not.toBeInTheDocument();
});

test('missed cards that can’t be loaded can be requested again; without a missed card there is no such list', async () => {
  const answers = [failing, { cards: [] }];
  const { user } = await renderInHost(<ClassSessionsPage />, {
    me: fakeMe('TEACHER'),
    path: '/classes/:id/sessions',
    route: '/classes/3/sessions?session=40',
    texts: classSessionsTexts,
    api: { ...sessionsApi, 'GET /sessions/:id/missed_cards': () => answers.shift() },
  });
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  await user.click(retry);
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  expect(screen.queryByText('Cartes manquées pendant la séance')).not.toBeInTheDocument();
});

test('a student whose revision was ended by the closing is shown as not finished [sessions.unfinished]', async () => {
  render(<StoppedByClosing />);
  const name = await screen.findByRole('link', { name: 'Inès BENALI' });
  expect(name.closest('li')).toHaveTextContent('n’a pas terminé');
  expect(screen.getByText(/^personne n’a terminé/)).toBeVisible();
});

test('removes the results of a past session when another session can’t be loaded', async () => {
  const other = { ...closed, id: 39, date_create: '2026-11-18T07:52:00Z' };
  const { user } = await renderInHost(<ClassSessionsPage />, {
    me: fakeMe('TEACHER'),
    path: '/classes/:id/sessions',
    route: '/classes/3/sessions?session=40',
    texts: classSessionsTexts,
    api: {
      ...sessionsApi,
      'GET /sessions': { sessions: [closed, other], count: 2 },
      'GET /sessions/:id/students': ({ path }: { readonly path: string }) =>
        path.includes('/39/') ? failing : sessionsApi['GET /sessions/:id/students'],
    },
  });
  await screen.findByRole('link', { name: 'Maëlys FONTAINE' });
  await user.click(await screen.findByRole('link', { name: '18/11/2026 08:52' }));
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Maëlys FONTAINE' })).not.toBeInTheDocument();
});

test('replaces the title of a class with a general one when the next class can’t be loaded', async () => {
  const { user } = await renderInHost(
    <>
      <Link to="/classes/4/sessions">classe 4</Link>
      <ClassSessionsPage />
    </>,
    {
      me: fakeMe('TEACHER'),
      path: '/classes/:id/sessions',
      route: '/classes/3/sessions',
      texts: classSessionsTexts,
      api: {
        ...sessionsApi,
        'GET /classes/:id': ({ path }: { readonly path: string }) =>
          path.endsWith('/4') ? failing : sessionsApi['GET /classes/:id'],
      },
    },
  );
  await screen.findByRole('heading', { level: 1, name: /CE1 A/ });
  await user.click(screen.getByRole('link', { name: 'classe 4' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Séances' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1, name: /CE1 A/ })).not.toBeInTheDocument();
});

test.each([
  ['a session', closed],
  ['a session without participants, which is not the last one,', null],
])(
  '%s that is closed elsewhere while it is shown is announced with a link to its results, until these were seen [sessions.closed-elsewhere]',
  async (_which, last) => {
    const { stream, send } = fakeStream();
    let session = open;
    const { user } = await renderInHost(<ClassSessionsPage />, {
      me: fakeMe('TEACHER'),
      path: '/classes/:id/sessions',
      route: '/classes/3/sessions',
      texts: classSessionsTexts,
      api: {
        // Before `GET /sessions/:id`, which matches its path too.
        'GET /sessions/live': { stream },
        ...sessionsApi,
        'GET /sessions/classe/:id/last': () => ({ session: session.status === 'ACTIVE' ? session : last && session }),
        'GET /sessions/:id': () => session,
      },
    });
    expect(await screen.findByRole('region', { name: 'Code de la séance' })).toBeVisible();
    session = { ...closed, id: open.id };
    await send('session', { id: open.id, classes_id: 3, kind: 'SESSION' });
    expect(await screen.findByText(/^La séance ouverte à 08:52 vient d’être fermée\./)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Voir ses résultats' }));
    await user.click(await screen.findByRole('link', { name: 'Revenir à aujourd’hui' }));
    expect(await screen.findByText('Aucune séance ouverte')).toBeVisible();
    expect(screen.queryByText(/vient d’être fermée/)).not.toBeInTheDocument();
  },
);

test('a session that was closed before the page was opened is not announced [sessions.closed-elsewhere]', async () => {
  render(<NoneOpen />);
  expect(await screen.findByText('Aucune séance ouverte')).toBeVisible();
  expect(screen.queryByText(/vient d’être fermée/)).not.toBeInTheDocument();
});

test('the list of past sessions stays on its page and in its order when a session is opened [interface.list-address]', async () => {
  await renderInHost(<ClassSessionsPage />, {
    me: fakeMe('TEACHER'),
    path: '/classes/:id/sessions',
    route: '/classes/3/sessions?page=2&sort=date_create',
    texts: classSessionsTexts,
    api: { ...sessionsApi, 'GET /sessions': { sessions: [closed], count: 21 } },
  });
  expect(await screen.findByRole('link', { name: '19/11/2026 08:52' })).toHaveAttribute(
    'href',
    '/classes/3/sessions?page=2&sort=date_create&session=40',
  );
});

test('shows a failure with a retry, the loading state and English texts', async () => {
  const { unmount } = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  unmount();
  const loading = render(<Loading />);
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  loading.unmount();
  render(<English />);
  expect(await screen.findByText('3 students of 4 have joined')).toBeVisible();
});

test('a school admin can see the students and close the session, but can’t mark a student present [sessions.school-admin]', async () => {
  render(<SchoolAdmin />);
  await userEvent.click(await screen.findByRole('button', { name: /^1 élève attendu/ }));
  expect(screen.getByRole('link', { name: 'Maëlys FONTAINE' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Marquer présent\(e\)/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tout le monde s’arrête' }));
  const confirmation = within(await screen.findByRole('alertdialog', { name: /Fermer la séance de la classe CE1 A/ }));
  await userEvent.click(confirmation.getByRole('button', { name: 'Fermer la séance' }));
  expect(await screen.findByText('La séance de la classe CE1 A est fermée.')).toBeVisible();
});

test('a teacher who no longer teaches the class sees one message that says so, and no other part of the page', async () => {
  const forbidden: ErrorAnswer = {
    statusCode: 403,
    code: 'FORBIDDEN',
    message: 'Vous n’avez pas accès à cette action.',
  };
  await renderInHost(<ClassSessionsPage />, {
    me: fakeMe('TEACHER'),
    path: '/classes/:id/sessions',
    route: '/classes/3/sessions',
    texts: classSessionsTexts,
    api: {
      'GET /classes/:id': forbidden,
      'GET /classes/:id/hardest_cards': forbidden,
      'GET /sessions': forbidden,
      'GET /sessions/classe/:id/last': forbidden,
    },
  });
  expect(await screen.findByText(/^Vous n’avez pas accès/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Travailler en groupe')).not.toBeInTheDocument());
  expect(screen.getAllByText(/^Vous n’avez pas accès/)).toHaveLength(1);
});

test('a school admin sees no button to open a session, and which account can [permissions.sessions]', async () => {
  render(<SchoolAdminNoneOpen />);
  expect(await screen.findByText(/^Une séance est ouverte par qui enseigne à la classe/)).toHaveTextContent(
    /compte d’enseignant, avec une autre adresse e-mail/,
  );
  expect(screen.queryByRole('button', { name: /^Ouvrir une séance/ })).not.toBeInTheDocument();
  expect(await axeFindings(document.body)).toEqual([]);
});
