import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { useCreateStudentMutation, useListStudentsQuery } from '@memocartes/shared-api/students.api';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answers, type ErrorAnswer, renderInHost, type Sent } from '@memocartes/shared-shell/fake-host/testing';
import { usePanel } from '@memocartes/shared-shell/panel';
import { joinTexts, type Layout, type Remote } from '@memocartes/shared-shell/remote';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { RegistryProvider } from '../guard/reachable.tsx';
import { realRegistry } from '../testing/registry.ts';
import { pageTexts, portalTexts } from '../texts/texts.ts';
import { probeDelays } from './network/useReconnect.ts';
import { PortalLayout } from './PortalLayout.tsx';

beforeEach(() => {
  window.scrollTo = jest.fn();
});

const registry = realRegistry();
const texts = joinTexts(portalTexts, pageTexts);

function ClassPanel() {
  const { itemId } = usePanel();
  return <p>classe {itemId} dans le volet</p>;
}

const loader = {
  remote: async () => {
    await new Promise((done) => setTimeout(done));
    const panels = { class: async () => ({ default: ClassPanel }) };
    return { remote: { record: { name: 'mf-teacher' }, panels } as unknown as Remote, version: '1' };
  },
  screen: async () => Promise.reject(new Error('no screen')),
};

function Screen() {
  const { open } = usePanel();
  const navigate = useNavigate();
  return (
    <>
      <h1>Classes</h1>
      <button onClick={() => open('class', 'VIEW', { itemId: 4 })}>Ouvrir la classe</button>
      <Link to="/schools/packs">Ailleurs</Link>
      <button onClick={() => void navigate(-1)}>Revenir</button>
      <p id="loin">Loin</p>
    </>
  );
}

const renderLayout = (layout?: Layout, me = fakeMe('TEACHER'), route = '/schools/classes', settings = {}) =>
  renderInHost(
    <RegistryProvider value={registry}>
      <PortalLayout layout={layout} remote={registry.remotes['mf-teacher']} loader={loader}>
        <Screen />
      </PortalLayout>
    </RegistryProvider>,
    { me, route, texts, settings, api: { 'GET /notifications/count': { count: 2 } } },
  );

test('the default layout has header, menu, footer and a skip link', async () => {
  const { user } = await renderLayout();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

/** Opens a page of a teacher, in the layout, with a fake API. */
const openPage = (page: ReactNode, route: string, api: Answers) =>
  renderInHost(
    <RegistryProvider value={registry}>
      <PortalLayout remote={registry.remotes['mf-teacher']} loader={loader}>
        {page}
      </PortalLayout>
    </RegistryProvider>,
    { me: fakeMe('TEACHER'), route, texts, api },
  );

test('shows that the portal is unreachable, then refetches once it is reachable [interface.unreachable]', async () => {
  const first = probeDelays.firstMs;
  probeDelays.firstMs = 20;
  let isUp = false;
  let reads = 0;
  const down: ErrorAnswer = { statusCode: 503, code: 'UNAVAILABLE', message: 'Indisponible' };
  const api = {
    'GET /notifications/count': () => {
      reads += 1;
      return isUp ? { count: 2 } : down;
    },
    'GET /health/ready': ({ isFromPortal }: Sent) => (isUp && isFromPortal ? { status: 'ok' } : down),
  } satisfies Answers;
  await openPage(<Screen />, '/schools/classes', api);
  expect(await screen.findByText(/^Reconnexion…/)).toBeVisible();
  expect(screen.getByText(/^Reconnexion…/).closest('[role="status"]')).not.toBeNull();
  const before = reads;
  isUp = true;
  await waitFor(() => expect(screen.queryByText(/^Reconnexion…/)).not.toBeInTheDocument());
  await waitFor(() => expect(reads).toBeGreaterThan(before));
  probeDelays.firstMs = first;
});

test('shows that the portal is unreachable while a read and the check wait on a silent network [interface.silent-network]', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const silent = () => new Promise<never>(() => undefined);
  await openPage(<Screen />, '/schools/classes', { 'GET /notifications/count': silent, 'GET /health/ready': silent });
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.queryByText(/^Reconnexion…/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText(/^Reconnexion…/)).toBeVisible();
  jest.useRealTimers();
});

function Students() {
  const { data } = useListStudentsQuery({});
  const [create] = useCreateStudentMutation();
  return <button onClick={() => void create({ firstname: 'Ada', schools_id: 1 })}>{data?.count} élèves</button>;
}

test('after the lost response of a change, the page shows whether it was saved [interface.lost-response]', async () => {
  let count = 4;

  const create = (): ErrorAnswer => {
    count += 1;
    return { statusCode: 502, code: 'UNAVAILABLE', message: 'Indisponible' };
  };

  const api = {
    'GET /students': () => ({ students: [], count }),
    'POST /students': create,
    'GET /health/ready': { status: 'ok' },
    'GET /notifications/count': { count: 0 },
  } satisfies Answers;
  const { user } = await openPage(<Students />, '/schools/students', api);
  await user.click(await screen.findByRole('button', { name: '4 élèves' }));
  expect(await screen.findByRole('button', { name: '5 élèves' })).toBeVisible();
});

test('a change that gets no response while the portal is unreachable is shown once it is reachable [interface.lost-response] [interface.unreachable]', async () => {
  const first = probeDelays.firstMs;
  probeDelays.firstMs = 20;
  let isUp = false;
  let count = 4;
  const down: ErrorAnswer = { statusCode: 503, code: 'UNAVAILABLE', message: 'Indisponible' };

  const create = (): ErrorAnswer => {
    count += 1;
    return down;
  };

  const api = {
    'GET /students': () => ({ students: [], count }),
    'POST /students': create,
    'GET /notifications/count': () => (isUp ? { count: 0 } : down),
    'GET /health/ready': () => (isUp ? { status: 'ok' } : down),
  } satisfies Answers;
  const { user } = await openPage(<Students />, '/schools/students', api);
  expect(await screen.findByText(/^Reconnexion…/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '4 élèves' }));
  isUp = true;
  expect(await screen.findByRole('button', { name: '5 élèves' })).toBeVisible();
  probeDelays.firstMs = first;
});

test('a setting hides header and footer [interface.settings]', async () => {
  await renderLayout(undefined, fakeMe('TEACHER'), '/schools/classes', { ENABLE_HEADER: false });
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se déconnecter' })).toHaveAttribute('href', '/logout');
});

test.each(['print', 'bare'] as const)('the %s layout shows only the page', async (layout) => {
  await renderLayout(layout);
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Classes' })).toBeVisible();
});

test('shows the remote’s panel next to the screen, and closes it with the screen', async () => {
  const { user } = await renderLayout();
  await user.click(screen.getByRole('button', { name: 'Ouvrir la classe' }));
  expect(await screen.findByText('classe 4 dans le volet')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
  expect(screen.queryByText('classe 4 dans le volet')).not.toBeInTheDocument();
});

test('opens the panel of the address; ignores a panel that the remote doesn’t have', async () => {
  const { unmount } = await renderLayout(undefined, undefined, '/schools/classes?panel=class&item=4');
  expect(await screen.findByText('classe 4 dans le volet')).toBeVisible();
  unmount();
  await renderLayout(undefined, undefined, '/schools/classes?panel=superadmin&item=4');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the contact entry opens the contact form without navigating [interface.contact-entry]', async () => {
  const { user } = await renderLayout();
  const entry = screen.getByRole('button', { name: 'Nous contacter' });
  await user.click(entry);
  expect(await screen.findByRole('dialog', { name: 'Nous contacter' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(entry).toHaveFocus();
});

test('leaving the page closes the contact form, after a confirmation of what was typed [interface.unsaved]', async () => {
  const { user } = await renderLayout();
  await user.click(screen.getByRole('button', { name: 'Nous contacter' }));
  await user.type(await screen.findByRole('textbox', { name: /^Sujet/ }), 'Une question');
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
  await user.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nous contacter' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Revenir' }));
  expect(screen.queryByRole('dialog', { name: 'Nous contacter' })).not.toBeInTheDocument();
});

test('the menu of a small screen is closed on a page reopened by Back', async () => {
  const media = { addEventListener: jest.fn(), removeEventListener: jest.fn() };
  const isSmall = (query: string) => query.includes('1030px');
  const original = globalThis.matchMedia;
  globalThis.matchMedia = (query) => ({ ...media, matches: isSmall(query) }) as unknown as MediaQueryList;
  const { user } = await renderLayout();
  await user.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
  expect(screen.getByRole('dialog', { name: 'Menu principal' })).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Ailleurs' }));
  expect(screen.queryByRole('dialog', { name: 'Menu principal' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Revenir' }));
  expect(screen.queryByRole('dialog', { name: 'Menu principal' })).not.toBeInTheDocument();
  globalThis.matchMedia = original;
});

test('a new page focuses its title and sets the window’s title', async () => {
  const { user } = await renderLayout();
  expect(document.title).toBe('Classes · Mémocartes');
  expect(screen.getByRole('heading', { name: 'Classes' })).not.toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
  expect(screen.getByRole('heading', { name: 'Classes' })).toHaveFocus();
});

test('a new page starts at its top; Back restores the scroll position of the previous page', async () => {
  const { user } = await renderLayout();
  window.scrollY = 600;
  fireEvent.scroll(window);
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  window.scrollY = 0;
  await user.click(screen.getByRole('button', { name: 'Revenir' }));
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 600);
});

test('a new page does not take focus from the header’s search field', async () => {
  const { user } = await renderLayout();
  const search = await screen.findByRole('combobox', { name: 'Chercher un élève' });
  await user.click(search);
  // A programmatic click, since a user's click would move the focus.
  fireEvent.click(screen.getByRole('link', { name: 'Ailleurs' }));
  expect(window.scrollTo).toHaveBeenCalled();
  expect(search).toHaveFocus();
});

test('remembers the reduced menu', async () => {
  const { user, unmount } = await renderLayout();
  await user.click(screen.getByRole('button', { name: 'Réduire le menu' }));
  unmount();
  await renderLayout();
  expect(await screen.findByRole('button', { name: 'Déplier le menu' })).toBeVisible();
  localStorage.clear();
});

test('below an announcement, the message field of messaging stays in the window [announcements.banner]', () => {
  const layout = readFileSync(join(__dirname, 'layout.css'), 'utf8');
  const messaging = readFileSync(join(__dirname, '../../shared-features/messaging/messaging.css'), 'utf8');
  expect(layout).toMatch(/\.sh-middle:has\(\.messaging\) \{[^}]*\n {2}height: calc\(100dvh - var\(--sh-head\)\);/);
  expect(messaging).toMatch(/\.messaging \{[^}]*\n {2}max-height: 100%;/);
});

test('shows that the machine is offline [interface.offline]', async () => {
  await renderLayout();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText(/Vous êtes hors ligne/)).toBeVisible();
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.queryByText(/Vous êtes hors ligne/)).not.toBeInTheDocument();
  online.mockRestore();
});

test('below the offline banner, the menu, side panel and messaging stay in the window [interface.offline]', async () => {
  const { ResizeObserver: original } = globalThis;
  const resized = new Map<Element, () => void>();
  globalThis.ResizeObserver = class implements ResizeObserver {
    readonly callback: ResizeObserverCallback;
    constructor(callback: ResizeObserverCallback) {
      this.callback = callback;
    }
    observe(element: Element) {
      resized.set(element, () => this.callback([], this));
    }
    unobserve() {}
    disconnect() {}
  };
  await renderLayout();
  await screen.findByRole('combobox', { name: 'Chercher un élève' });
  const head = document.querySelector<HTMLElement>('.sh-top')!;
  jest.spyOn(head, 'offsetHeight', 'get').mockReturnValue(153);
  resized.get(head)!();
  expect(head.parentElement!.style.getPropertyValue('--sh-head')).toBe('calc(153px + var(--sh-override, 0px))');
  globalThis.ResizeObserver = original;
});

describe('an address with a hash', () => {
  const scrolled = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
    Element.prototype.scrollIntoView = scrolled;
    scrolled.mockClear();
  });

  afterEach(() => jest.useRealTimers());

  test('scrolls to its element', async () => {
    await renderLayout(undefined, fakeMe('TEACHER'), '/schools/classes#loin');
    await act(async () => jest.advanceTimersByTime(100));
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  test('uses a hash that is not valid percent-encoding unchanged: looks 50 times for its element, then stops [interface.hash]', async () => {
    const find = jest.spyOn(document, 'getElementById');
    await renderLayout(undefined, fakeMe('TEACHER'), '/schools/classes#50%');
    await act(async () => jest.advanceTimersByTime(10_000));
    expect(find.mock.calls.filter(([id]) => id === '50%')).toHaveLength(50);
    find.mockRestore();
  });

  test('looks for the element 50 times, every 100 ms, then stops [interface.hash]', async () => {
    const find = jest.spyOn(document, 'getElementById');
    await renderLayout(undefined, fakeMe('TEACHER'), '/schools/classes#nulle-part');
    const tries = () => find.mock.calls.filter(([id]) => id === 'nulle-part').length;
    await act(async () => jest.advanceTimersByTime(4_900));
    expect(tries()).toBe(49);
    await act(async () => jest.advanceTimersByTime(5_000));
    expect(tries()).toBe(50);
    expect(scrolled).not.toHaveBeenCalled();
    find.mockRestore();
  });
});

test.each([
  ['fr', 'fr', []],
  ['fr', 'en', [{ preferences: [], lang: 'en' }]],
  ['en', 'en', []],
] as const)(
  'an account with mails in %s gets mails in the language of the page, %s [notifications.language]',
  async (lang, locale, expected) => {
    const path = 'PATCH /notifications/preferences';
    const { sent } = await renderInHost(
      <RegistryProvider value={registry}>
        <PortalLayout layout="bare" remote={registry.remotes['mf-teacher']} loader={loader}>
          <Screen />
        </PortalLayout>
      </RegistryProvider>,
      { me: fakeMe('TEACHER', { lang }), texts, locale, api: { [path]: { preferences: [] } } },
    );
    await screen.findByRole('heading', { name: 'Classes' });
    await act(async () => undefined);
    expect(sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual(expected);
  },
);
