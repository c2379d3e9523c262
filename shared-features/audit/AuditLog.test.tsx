import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { chooseFilter, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';

import { auditPage } from './audit.data.ts';
import * as stories from './AuditLog.stories.tsx';
import { AuditLog } from './AuditLog.tsx';
import { auditTexts } from './texts.ts';

const { Default, EverySchool, Loading, Empty, NoMatch, Failed, English } = composeStories(stories);

test('shows the author, event and target of each row; only the log of all schools has a school column', async () => {
  const ownSchool = render(<Default />);
  const changed = within(await screen.findByRole('row', { name: /Droits modifiés/ }));
  expect(changed.getByText('Camille ROUSSEL')).toBeVisible();
  expect(changed.getByText('Champs : statut · Statut : actif → banni')).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /Connexion refusée/ })).getByText(/non connectée/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Effacement/ })).toHaveTextContent('élève effacé nº 42');
  expect(screen.queryByRole('columnheader', { name: 'Établissement' })).not.toBeInTheDocument();
  expect(await axeFindings(document.body)).toEqual([]);
  ownSchool.unmount();
  render(<EverySchool />);
  expect(await screen.findByRole('columnheader', { name: 'Établissement' })).toBeInTheDocument();
});

test('filters by person, kind and start date are sent to the server; an invalid end date is not', async () => {
  const { user, sent } = await renderInHost(<AuditLog scope="school" />, {
    me: fakeMe('ADMIN'),
    texts: auditTexts,
    route: '/schools/audit?search=lou&from=2026-11-01&to=oups',
    api: { 'GET /audit': auditPage },
  });
  await chooseFilter(user, 'Événement', 'Effacement');
  const lastQuery = () => sent.findLast(({ path }) => path === '/audit')?.query;
  await waitFor(() => expect(lastQuery()?.get('kind')).toBe('ERASED'));
  expect(Object.fromEntries(lastQuery()!)).toMatchObject({ search: 'lou', from: '2026-11-01', order_dir: 'desc' });
  expect(lastQuery()?.has('to')).toBe(false);
});

test('shows the states loading, empty, no match and failed, and English texts', async () => {
  for (const [Story, text] of [
    [Loading, 'Chargement…'],
    [Empty, 'Aucun événement pour l’instant'],
    [NoMatch, 'Effacer les filtres'],
    [Failed, 'Réessayer'],
    [English, 'Audit log'],
  ] as const) {
    const { unmount } = render(<Story />);
    expect((await screen.findAllByText(text))[0]).toBeInTheDocument();
    unmount();
  }
});
