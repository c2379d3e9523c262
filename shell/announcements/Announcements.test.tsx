import { readServerTime } from '@memocartes/shared-api/server-clock';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answers, fakeStream, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import type { Locale } from '@memocartes/shared-ui/theme';
import { act, screen, waitFor } from '@testing-library/react';

import { portalTexts } from '../texts/texts.ts';
import { Announcements } from './Announcements.tsx';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const maintenance = {
  id: 5,
  level: 'ALERT',
  content_fr: 'Maintenance dimanche de 8 h à 10 h.',
  content_en: 'Maintenance on Sunday from 8 to 10.',
  date_over: inHours(30),
};
const news = { ...maintenance, id: 6, level: 'INFO', content_fr: 'Nouveaux packs.', content_en: null };

const current = (...announcements: object[]) =>
  ({
    'GET /announcements/current': { announcements, count: announcements.length },
  }) satisfies Answers;

const show = (api: Answers, me = fakeMe('USER'), locale: Locale = 'fr') =>
  renderInHost(<Announcements />, { me, texts: portalTexts, locale, api: { ...current(), ...api } });

test('shows each announcement in the reader’s language [announcements.banner]', async () => {
  const { unmount } = await show(current(maintenance, news));
  expect(await screen.findByText(maintenance.content_fr)).toBeVisible();
  expect(screen.getByText(news.content_fr)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  unmount();
  await show(current(maintenance, news), fakeMe('TEACHER'), 'en');
  expect(await screen.findByText(maintenance.content_en)).toBeVisible();
  expect(screen.getByText(news.content_fr)).toHaveAttribute('lang', 'fr');
});

test('a dismissed announcement disappears, and the dismissal is stored on the server [announcements.dismiss]', async () => {
  let shown: object[] = [maintenance];
  const { user, sent } = await show({
    'GET /announcements/current': () => ({ announcements: shown, count: shown.length }),
    'POST /announcements/:id/dismiss': () => {
      shown = [];
      return null;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(screen.queryByText(maintenance.content_fr)).not.toBeInTheDocument());
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({ path: '/announcements/5/dismiss' });
  expect(screen.queryByRole('region', { name: 'Annonces' })).not.toBeInTheDocument();
});

test('dismissing an announcement that was deleted meanwhile hides it without an error [interface.deleted-already]', async () => {
  let shown: object[] = [maintenance];
  const { user } = await show({
    'GET /announcements/current': () => ({ announcements: shown, count: shown.length }),
    'POST /announcements/:id/dismiss': () => {
      shown = [];
      return { statusCode: 404, code: 'NOT_FOUND', message: 'Introuvable' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(screen.queryByText(maintenance.content_fr)).not.toBeInTheDocument());
  expect(screen.queryByText('Introuvable')).not.toBeInTheDocument();
});

test('announcements are refetched when one ends [announcements.days]', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let shown: object[] = [{ ...maintenance, date_over: new Date(Date.now() + 5_000).toISOString() }];
  const { unmount } = await show({
    'GET /announcements/current': () => ({ announcements: shown, count: shown.length }),
  });
  expect(await screen.findByText(maintenance.content_fr)).toBeVisible();
  shown = [];
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(screen.queryByText(maintenance.content_fr)).not.toBeInTheDocument());
  unmount();
  jest.useRealTimers();
});

test('an announcement ends by the server’s clock, also on a device whose clock is fast [announcements.days]', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const serverTime = (ms: number) => new Date(Date.now() - 3_600_000 + ms);
  readServerTime(new Headers({ date: serverTime(0).toUTCString() }));
  const { stream } = fakeStream();
  const { sent, unmount } = await show({
    'GET /account/live': { stream },
    ...current({ ...maintenance, date_over: serverTime(600_000).toISOString() }),
  });
  expect(await screen.findByText(maintenance.content_fr)).toBeVisible();
  const nbReads = () => sent.filter(({ path }) => path === '/announcements/current').length;
  await act(() => jest.advanceTimersByTimeAsync(580_000));
  expect(nbReads()).toBe(1);
  await act(() => jest.advanceTimersByTimeAsync(25_000));
  expect(nbReads()).toBe(2);
  unmount();
  readServerTime(new Headers({ date: new Date().toUTCString() }));
  jest.useRealTimers();
});

test('without a live connection, announcements are polled [announcements.banner]', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let shown: object[] = [];
  const { unmount } = await show({
    'GET /account/live': { statusCode: 403, code: 'FORBIDDEN', message: 'Non' },
    'GET /announcements/current': () => ({ announcements: shown, count: shown.length }),
  });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  shown = [maintenance];
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText(maintenance.content_fr)).toBeVisible();
  unmount();
  jest.useRealTimers();
});

test('a superadmin gets no announcement', async () => {
  const { sent, settled } = await show({}, fakeMe('SUPERADMIN'));
  await settled();
  expect(sent).toEqual([]);
});
