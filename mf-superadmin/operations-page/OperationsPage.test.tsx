import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { recipientRefused } from '@memocartes/contract/operations-page/mail-errors';
import { panelFormTexts } from '@memocartes/shared-features/panel-form/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { unavailable } from '@memocartes/shared-shell/fake-host/stories';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';

import { healthy, operationsPageApi, portalState } from './operations.data.ts';
import * as stories from './OperationsPage.stories.tsx';
import OperationsPage from './OperationsPage.tsx';
import { databaseState, errorsState, jobsState, mailsState, violationsState } from './states.ts';
import { operationsPageTexts } from './texts.ts';

const { Default, Healthy, DatabaseDown, WithoutSmtp, Loading, Failed, English } = composeStories(stories);

const heading = (name: RegExp) => screen.findByRole('heading', { level: 2, name });

test('a line may break inside a name, but not inside a figure or the button of a failed mail', () => {
  const css = readFileSync(join(__dirname, 'operations.css'), 'utf8');
  const wrapping = [...css.matchAll(/([^{}]*)\{[^{}]*overflow-wrap: anywhere;/g)].map(([, selector]) =>
    selector!.trim(),
  );
  expect(wrapping.map((selector) => selector.split('\n').at(-1))).toEqual([
    '.ops-table :is(th, td):first-child',
    '.ops-lines li > div',
  ]);
});

test('shows each part with its state as a word [operations-page.state] [operations-page.storage]', async () => {
  render(<Default />);
  expect(await heading(/Base de données En ordre/)).toBeVisible();
  expect(await heading(/E-mails En panne/)).toBeVisible();
  expect(await heading(/Pannes de l’API.* À surveiller/)).toBeVisible();
  expect(screen.getByText(/^812,3\sMo$/)).toBeVisible();
  expect(screen.getByText('14 sur 100')).toBeVisible();
  expect(screen.getByText('Coque').nextElementSibling).toHaveTextContent('7c1f09ab');
  const school = screen.getByRole('row', { name: /École Jean-Zay/ });
  expect(within(school).getByText('512')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /\/api\/students/ })).getByText('500')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('lists violations of the security policy with the blocked content and the source file [operations-page.violations]', async () => {
  render(<Default />);
  expect(await heading(/Violations de la politique de sécurité.* À surveiller/)).toBeVisible();
  const row = screen.getByRole('row', { name: /^require-trusted-types-for/ });
  expect(within(row).getByText(/^Bloqué\s: trusted-types-sink$/)).toBeVisible();
  expect(within(row).getByText('Par /remotes/mf-teacher/1.9.0/3f2a.js')).toBeVisible();
});

test('retries a failed mail, and refetches the state of the portal [operations-page.mails]', async () => {
  const { user, sent } = await renderInHost(<OperationsPage />, {
    me: fakeMe('SUPERADMIN'),
    texts: joinTexts(operationsPageTexts, panelFormTexts),
    api: operationsPageApi,
  });
  await user.click(await screen.findByRole('button', { name: /Renvoyer «\sVotre invitation\s» à direction/ }));
  expect(await screen.findByText('L’e-mail attend de nouveau son envoi')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.path).toBe('/platform/mails/9/retry');
  await waitFor(() => expect(sent.filter(({ method }) => method === 'GET')).toHaveLength(2));
});

test('one button sends the failed mails of the last seven days again [operations-page.mails]', async () => {
  const { user, sent } = await renderInHost(<OperationsPage />, {
    me: fakeMe('SUPERADMIN'),
    texts: joinTexts(operationsPageTexts, panelFormTexts),
    api: {
      ...operationsPageApi,
      'GET /platform': { ...portalState, mails: { ...portalState.mails, nb_failed: 312, nb_resendable: 300 } },
      'POST /platform/mails/retry': { nb_queued: 300 },
    },
  });
  await user.click(
    await screen.findByRole('button', { name: 'Renvoyer les 300 e-mails abandonnés des 7 derniers jours' }),
  );
  expect(await screen.findByText('300 e-mails attendent de nouveau leur envoi')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.path).toBe('/platform/mails/retry');
});

test('shows that the address of a failed mail was refused [operations-page.mail-refused]', async () => {
  const mails = { ...portalState.mails, failed: [{ ...portalState.mails.failed[0]!, error: recipientRefused }] };
  await renderInHost(<OperationsPage />, {
    me: fakeMe('SUPERADMIN'),
    texts: joinTexts(operationsPageTexts, panelFormTexts),
    api: { ...operationsPageApi, 'GET /platform': { ...portalState, mails } },
  });
  expect(await screen.findByText(/adresse refusée par le serveur SMTP$/)).toBeVisible();
});

test('lists jobs by readable name, and retries a job that has failed permanently [operations-page.jobs]', async () => {
  const { user, sent } = await renderInHost(<OperationsPage />, {
    me: fakeMe('SUPERADMIN'),
    texts: joinTexts(operationsPageTexts, panelFormTexts),
    api: operationsPageApi,
  });
  expect(await heading(/Tâches de fond En panne/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Impressions .* Échoué 0 1/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Relancer «\sImpressions\s»/ }));
  expect(await screen.findByText('La tâche va être relancée')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.path).toBe(
    `/platform/jobs/${portalState.jobs.dead[0]!.id}/retry`,
  );
});

test('shows late jobs with the result of the last run, and late mails, with the latest error [operations-page.late]', async () => {
  const [mails, ...kinds] = healthy.jobs.kinds;
  const late = {
    ...healthy,
    jobs: {
      ...healthy.jobs,
      kinds: [mails!, ...kinds.map((kind) => ({ ...kind, last_state: 'failed' as const, is_late: true }))],
    },
    mails: { ...healthy.mails, is_late: true, last_error: 'ECONNREFUSED' },
  };
  await renderInHost(<OperationsPage />, {
    me: fakeMe('SUPERADMIN'),
    texts: joinTexts(operationsPageTexts, panelFormTexts),
    api: { ...operationsPageApi, 'GET /platform': late },
  });
  expect(await heading(/E-mails À surveiller/)).toBeVisible();
  expect(screen.getByText(/depuis plus de 30 minutes. Dernière erreur\s: ECONNREFUSED/)).toBeVisible();
  expect(await heading(/Tâches de fond À surveiller/)).toBeVisible();
  const row = within(screen.getByRole('row', { name: /Fin des accès/ }));
  expect(row.getByText('En retard')).toBeVisible();
  expect(row.getByText('Échoué')).toBeVisible();
});

test('shows no state while the figures are outdated, since states may have changed [operations-page.outdated]', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let isDown = false;
  const { unmount } = await renderInHost(<OperationsPage />, {
    me: fakeMe('SUPERADMIN'),
    texts: joinTexts(operationsPageTexts, panelFormTexts),
    api: { ...operationsPageApi, 'GET /platform': () => (isDown ? unavailable : healthy) },
  });
  expect(await heading(/^Base de données En ordre$/)).toBeVisible();
  isDown = true;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText(/^Ces chiffres ne sont plus à jour/)).toBeVisible();
  expect(await heading(/^Base de données$/)).toBeVisible();
  expect(screen.queryByText('En ordre')).not.toBeInTheDocument();
  isDown = false;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await heading(/^Base de données En ordre$/)).toBeVisible();
  expect(screen.queryByText(/^Ces chiffres ne sont plus à jour/)).not.toBeInTheDocument();
  unmount();
  jest.useRealTimers();
});

test('shows a backup that is late [operations-page.backup]', async () => {
  const database = { ...healthy.database!, last_backup: { date: '2026-11-20T02:15:00Z', is_late: true } };
  await renderInHost(<OperationsPage />, {
    me: fakeMe('SUPERADMIN'),
    texts: joinTexts(operationsPageTexts, panelFormTexts),
    api: { ...operationsPageApi, 'GET /platform': { ...healthy, database } },
  });
  expect(await heading(/Base de données À surveiller/)).toBeVisible();
  expect(screen.getByText(/20\/11\/2026 03:15/)).toHaveTextContent('En retard');
});

test('derives the state of each part from its figures [operations-page.state]', () => {
  const database = portalState.database!;
  expect(databaseState(null)).toBe('error');
  expect(databaseState(database)).toBe('ok');
  expect(databaseState({ ...database, nb_connections: 80 })).toBe('warning');
  expect(databaseState({ ...database, nb_pending_migrations: 1 })).toBe('warning');
  expect(mailsState({ ...healthy.mails, is_sending: false })).toBe('warning');
  expect([jobsState(healthy.jobs), jobsState(portalState.jobs)]).toEqual(['ok', 'error']);
  expect(jobsState({ ...portalState.jobs, dead: [] })).toBe('warning');
  expect([errorsState([]), errorsState(portalState.errors)]).toEqual(['ok', 'warning']);
  expect([violationsState([]), violationsState(portalState.violations)]).toEqual(['ok', 'warning']);
  expect(errorsState([{ ...portalState.errors[0]!, nb: 20 }])).toBe('error');
});

test('shows a healthy portal, no database, no SMTP, loading, a failure and English texts', async () => {
  const expectShown = async (Story: () => React.ReactNode, find: () => Promise<HTMLElement>) => {
    const { unmount } = render(<Story />);
    expect(await find()).toBeInTheDocument();
    expect(await axeFindings(document.body)).toEqual([]);
    unmount();
  };

  await expectShown(Healthy, () => screen.findByText('Aucune panne.'));
  await expectShown(DatabaseDown, () => screen.findByText('La base de données ne répond pas.'));
  await expectShown(WithoutSmtp, () => screen.findByText(/Aucun serveur SMTP/));
  await expectShown(Loading, () => screen.findByText('Chargement…'));
  await expectShown(Failed, () => screen.findByRole('button', { name: 'Réessayer' }));
  await expectShown(English, () => screen.findByRole('heading', { level: 1, name: 'Operations' }));
}, 60_000);
