import { noticeVersion } from '@memocartes/contract/privacy/privacy';
import { retentions } from '@memocartes/contract/privacy/retention';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { leaveTo } from '../session/leaveTo.ts';
import { renderPublic } from '../testing/renderPublic.tsx';
import { portalTexts } from '../texts/texts.ts';
import { NoticeWhenDue } from './NoticeWhenDue.tsx';

jest.mock('../session/leaveTo.ts', () => ({ leaveTo: jest.fn() }));

const due = { version: noticeVersion, is_due: true, date_acknowledged: null };

const open = (notice: object, role: 'USER' | 'TEACHER' = 'TEACHER') =>
  renderInHost(<NoticeWhenDue />, {
    me: fakeMe(role),
    texts: portalTexts,
    api: { 'GET /privacy/notice': notice, 'POST /privacy/notice': null },
  });

test('Escape does not close the notice; acknowledging the notice sends its version', async () => {
  const { user, sent } = await open(due);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Vos données sur ce portail' }));
  expect(dialog.queryByText(/photo d’un enfant/)).not.toBeInTheDocument();
  expect(dialog.getByRole('link', { name: /notice complète/ })).toHaveAttribute('href', '/confidentialite');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'J’ai compris' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ version: noticeVersion }));
});

test('informs a follower about a child’s photo, and lets the follower sign out', async () => {
  const { user } = await open(due, 'USER');
  expect(await screen.findByText(/photo d’un enfant/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  expect(jest.mocked(leaveTo)).toHaveBeenCalledWith('/logout');
});

test('does not show an acknowledged notice', async () => {
  const { sent, settled } = await open({ ...due, is_due: false });
  await waitFor(() => expect(sent.some(({ path }) => path === '/privacy/notice')).toBe(true));
  await settled();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('the public page lists every retention period', async () => {
  await renderPublic('/confidentialite', { settings: { APP_NAME: 'Fichettes' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Données personnelles' })).toBeVisible();
  expect(screen.getByText(/Fichettes les traite pour lui/)).toBeVisible();
  for (const { what } of retentions) expect(screen.getByText(what.fr, { collapseWhitespace: false })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});
