import type { Announcement } from '@memocartes/contract/announcements/announcements.routes';
import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import {
  type Answers,
  type ErrorAnswer,
  lostDeletion,
  renderInHost,
  RequestedPanel,
} from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';

import remote from '../remote.ts';
import { announcement, announcementsApi } from './announcements.data.ts';
import * as stories from './Announcements.stories.tsx';
import AnnouncementsPage from './AnnouncementsPage.tsx';
import AnnouncementPanel from './panel/AnnouncementPanel.tsx';
import { announcementsTexts } from './texts.ts';

const { List, Empty, Failed, English, View, Ended, Edit, PanelFailed } = composeStories(stories);
const texts = joinTexts(remote.texts, announcementsTexts);

const openPanel = (mode: 'VIEW' | 'ADD' | 'EDIT', itemId: number | null = 5, answers: Answers = {}) =>
  renderInHost(
    <>
      <AnnouncementPanel />
      <RequestedPanel />
    </>,
    {
      me: fakeMe('SUPERADMIN'),
      texts,
      panel: { component: 'announcement', mode, itemId, fromPage: false },
      api: { ...announcementsApi, ...answers },
    },
  );

test('lists announcements with level, schools and state [announcements.target]', async () => {
  render(<List />);
  const running = within(await screen.findByRole('row', { name: /arrêté dimanche/ }));
  expect(running.getByText('École primaire des Tilleuls, École Jean-Zay')).toBeVisible();
  expect(running.getByText('En cours')).toBeVisible();
  expect(running.getByText('Attention')).toBeVisible();
  expect(
    within(screen.getByRole('row', { name: /géométrie/ })).getByText('École, essai ; École, abonnée'),
  ).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('sends the filters to the server; a row opens the panel', async () => {
  const { user, sent } = await renderInHost(
    <>
      <AnnouncementsPage />
      <RequestedPanel />
    </>,
    {
      me: fakeMe('SUPERADMIN'),
      texts,
      route: '/superadmin/announcements?state=RUNNING',
      api: announcementsApi,
    },
  );
  await user.click(await screen.findByRole('button', { name: announcement.content_fr }));
  expect(sent.find(({ path }) => path === '/announcements')?.query.get('state')).toBe('RUNNING');
  expect(screen.getByText('announcement VIEW 5')).toBeVisible();
});

test('shows the author of the announcement, with the last name in capitals', async () => {
  await openPanel('VIEW');
  expect(await screen.findByText('Nadia FERRAND')).toBeVisible();
});

test('the form of a running announcement says who is not notified of a correction [announcements.correction]', async () => {
  await openPanel('EDIT');
  expect(await screen.findByText(/Qui a déjà lu ou fermé l’annonce n’est pas prévenu/)).toBeVisible();
});

test('ends an announcement, and resumes it from the toast [announcements.days]', async () => {
  const { user, sent } = await openPanel('VIEW');
  await user.click(await screen.findByRole('button', { name: 'Terminer maintenant' }));
  await screen.findByText('Annonce terminée');
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  await screen.findByText('L’annonce est de nouveau affichée');
  expect(sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { is_stopped: true },
    { is_stopped: false },
  ]);
});

test('an announcement that was ended early can be resumed until its last day [announcements.days]', async () => {
  const ended: Announcement = {
    ...announcement,
    state: 'ENDED',
    date_stop: '2026-11-20T15:20:00Z',
    date_end: today(),
  };
  const { unmount } = await openPanel('VIEW', 5, { 'GET /announcements/:id': ended });
  expect(await screen.findByRole('button', { name: 'Reprendre' })).toBeVisible();
  unmount();
  await openPanel('VIEW', 5, { 'GET /announcements/:id': { ...ended, date_end: addDays(today(), -1) } });
  expect(await screen.findByRole('button', { name: 'Supprimer' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reprendre' })).not.toBeInTheDocument();
});

test('deletes an announcement after a confirmation, and restores it from the toast [announcements.undo]', async () => {
  const { user, sent } = await openPanel('VIEW');
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  await screen.findByText('Annonce rétablie');
  expect(sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /announcements/5',
    'PATCH /announcements/5/restore',
  ]);
});

test('deleting an announcement again after a lost response reports success [interface.deleted-already]', async () => {
  const { user } = await openPanel('VIEW', 5, { 'DELETE /announcements/:id': lostDeletion() });
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
  expect(await dialog.findByText('Le portail ne répond pas.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('requires a text and an end that is not before the start, then sends the announcement with a request id', async () => {
  const { user, sent } = await openPanel('ADD', null);
  const save = await screen.findByRole('button', { name: 'Enregistrer' });
  await user.click(save);
  expect(await screen.findByText('Champ requis')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Texte en français/ }), 'Bonne rentrée');
  const end = screen.getByRole('textbox', { name: /Dernier jour/ });
  await user.clear(end);
  await user.type(end, '01/01/2020');
  expect(await screen.findByText('Le dernier jour précède le premier.')).toBeVisible();
  await user.clear(end);
  await user.type(end, '31/12/2099');
  await user.click(screen.getByRole('radio', { name: 'Urgent' }));
  await user.click(save);
  await screen.findByText('Annonce enregistrée');
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    level: 'ALERT',
    content_fr: 'Bonne rentrée',
    content_en: null,
    target: 'ALL',
    offers: [],
    schools_id: [],
    date_end: '2099-12-31',
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
}, 30_000);

test('requires a school when the announcement is for « Certaines écoles »', async () => {
  const { user, sent } = await openPanel('ADD', null);
  await user.type(await screen.findByRole('textbox', { name: /Texte en français/ }), 'Bonjour');
  await user.click(screen.getByRole('radio', { name: 'Certaines écoles' }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Champ requis')).toBeVisible();
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
}, 30_000);

test('shows an empty list, failures, an ended announcement, the form and English texts', async () => {
  const shows = async (Story: () => React.ReactNode, find: () => Promise<HTMLElement>) => {
    const { unmount } = render(<Story />);
    expect(await find()).toBeVisible();
    expect(await axeFindings(document.body)).toEqual([]);
    unmount();
  };

  await shows(Empty, () => screen.findByText('Aucune annonce pour l’instant'));
  await shows(Failed, () => screen.findByRole('button', { name: 'Réessayer' }));
  await shows(View, () => screen.findByText(announcement.content_en!));
  await shows(Ended, () => screen.findByText('Terminée le'));
  await shows(Edit, () => screen.findByRole('textbox', { name: /Texte en anglais/ }));
  await shows(PanelFailed, () => screen.findByRole('button', { name: 'Réessayer' }));
  await shows(English, () => screen.findByRole('heading', { level: 1, name: 'Announcements to schools' }));
}, 60_000);

test('asks which text to keep when another superadmin has changed the announcement meanwhile [announcements.versions]', async () => {
  const theirs: Announcement = { ...announcement, version: 2, content_fr: 'Maintenance reportée.', level: 'ALERT' };
  const refusals: ErrorAnswer[] = [{ statusCode: 409, code: 'VERSION_CHANGED', message: 'Modifié.', current: theirs }];
  const { user, sent } = await openPanel('EDIT', 5, {
    'PATCH /announcements/:id': () => refusals.shift() ?? { ...theirs, version: 3 },
  });
  const field = await screen.findByRole('textbox', { name: /Texte en français/ });
  await user.clear(field);
  await user.type(field, 'Maintenance avancée.');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const group = within(await screen.findByRole('group', { name: 'Texte en français' }));
  expect(group.getByRole('radio', { name: /Maintenance reportée/ })).toBeVisible();
  expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({
    body: { content_fr: 'Maintenance avancée.' },
    ifMatch: '"1"',
  });
}, 30_000);

testStories({ default: stories.default, Loading: stories.Loading, Add: stories.Add });
