import { superadminLinks } from '@memocartes/contract/dashboards/dashboard-links';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { notFound } from '@memocartes/shared-shell/fake-host/stories';
import { countReadsWhileOpen, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';

import remote from '../remote.ts';
import * as stories from './DashboardPage.stories.tsx';
import DashboardPage from './DashboardPage.tsx';

const { Default, Failed, NoTrial, CalendarEndsSoon, CalendarOver, CalendarOverEnglish } = composeStories(stories);

test('is refetched when it is shown again, and every five minutes while it is visible [dashboards.left-open]', async () => {
  const openPage = () =>
    renderInHost(<DashboardPage />, {
      me: fakeMe('SUPERADMIN'),
      texts: remote.texts,
      api: { 'GET /dashboards/superadmin': notFound },
    });
  expect(await countReadsWhileOpen(openPage, '/dashboards/superadmin')).toEqual([1, 2, 2, 3]);
});

test('highlights the trials that end soon, and links them to their school [schools.end-warnings]', async () => {
  render(<Default />);
  const trials = within(await screen.findByRole('table', { name: 'Essais qui se terminent dans les 60 jours' }));
  expect(trials.getByText(/^\d{2}\/\d{2}\/\d{4} · dans 20 jours$/)).toHaveClass('mc-tag--warning');
  expect(trials.getByRole('link', { name: /Tilleuls/ })).toHaveAttribute('href', '/superadmin/schools/2');
});

test('links each offer to its schools', async () => {
  render(<Default />);
  const offers = within(await screen.findByRole('table', { name: 'Écoles par offre' }));
  expect(offers.getByRole('link', { name: 'École, abonnée' })).toHaveAttribute(
    'href',
    '/superadmin/schools?offers_id=4&archived=false',
  );
});

test('links each figure to its list', async () => {
  render(<Default />);
  for (const [name, href] of [
    ['Écoles', superadminLinks.schools],
    ['Élèves', superadminLinks.students],
    ['Enseignants', superadminLinks.teachers],
    ['Classes', superadminLinks.classes],
    ['192', superadminLinks.studentsOf(4)],
    ['3', superadminLinks.teachersOfSchool(2)],
    ['21 séances depuis lundi.', superadminLinks.sessionsThisWeek()],
  ] as const) {
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(await axeFindings(document.body)).toEqual([]);
});

test('shows the sessions of each day and the latest notifications [notifications.latest]', async () => {
  render(<Default />);
  expect(await screen.findByText('21 séances depuis lundi.')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'jeudi 19 novembre' })).toHaveAttribute('aria-valuetext', '8 séances');
  expect(screen.getByRole('heading', { name: 'Dernières notifications' })).toBeVisible();
});

test('shows that no trial ends soon', async () => {
  render(<NoTrial />);
  expect(await screen.findByText('Aucun essai ne se termine bientôt')).toBeVisible();
});

test('offers a retry after a failure', async () => {
  render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('warns before and after the end of the school calendar', async () => {
  const soon = render(<CalendarEndsSoon />);
  expect(await screen.findByText(/s’arrête le 31\/08\/2027. Avant cette date.*SCHOOL_HOLIDAYS_FILE/)).toBeVisible();
  soon.unmount();
  const over = render(<CalendarOver />);
  expect(await screen.findByText(/seuls les jours fériés comptent/)).toBeVisible();
  over.unmount();
  render(<CalendarOverEnglish />);
  expect(await screen.findByText(/The school calendar ended on 31\/08\/2027/)).toBeVisible();
});

testStories({ default: stories.default, Loading: stories.Loading });
