import type { AuditKind, AuditTarget } from '@memocartes/contract/audit/audit';
import type { AuditRow } from '@memocartes/contract/audit/audit.routes';
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

test('names the role of an account; for a tablet or device at home, names the kind of device', async () => {
  const events: AuditRow[] = [
    auditPage.events[0]!,
    { ...auditPage.events[0]!, id: 9, kind: 'REFUSED', actor: { type: 'DEVICE' } },
  ];
  await renderInHost(<AuditLog scope="school" />, {
    me: fakeMe('ADMIN'),
    texts: auditTexts,
    route: '/schools/audit',
    api: { 'GET /audit': { events, count: events.length } },
  });
  expect(await screen.findByRole('row', { name: /Effacement.*Hélène MARCHAND\s*Direction/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Accès refusé.*Tablette ou appareil à la maison/ })).toBeVisible();
});

test('an event or target that is newer than the page is shown by its code', async () => {
  const events = [
    {
      ...auditPage.events[0]!,
      kind: 'NEW_EVENT' as AuditKind,
      target: { type: 'NEW_TARGET' as AuditTarget, id: 5, name: '' },
    },
  ];
  await renderInHost(<AuditLog scope="school" />, {
    me: fakeMe('ADMIN'),
    texts: auditTexts,
    route: '/schools/audit',
    api: { 'GET /audit': { events, count: 1 } },
  });
  expect(await screen.findByRole('row', { name: /NEW_EVENT.*NEW_TARGET nº 5/ })).toBeVisible();
});

test('bulk operations, actions, fields, roles, offers and dates of events are named in words [audit.visible]', async () => {
  const row = (id: number, more: Partial<AuditRow>): AuditRow => ({
    ...auditPage.events[0]!,
    id,
    kind: 'SETTINGS_CHANGED',
    ...more,
  });
  const events = [
    row(9, { details: { operation: 'IMPORT', students: 11, classes: 4 } }),
    row(8, { details: { operation: 'UNDO_YEAR_CHANGE', students: 11 } }),
    row(7, {
      details: { fields: ['quiet_start', 'offers_id', 'status'], offers_id: ['3', '4'], status: ['', 'ARCHIVED'] },
    }),
    row(6, { kind: 'SLIP_MADE', details: { date_expiration: '2027-01-25T06:07:02.889Z' } }),
    row(5, { kind: 'ACCOUNT_CREATED', details: { role: ['', 'TEACHER'] } }),
    row(4, { kind: 'SCHOOL_CHANGED', details: { permission: 'student:place', route: 'POST /api/students/place' } }),
    row(3, { kind: 'REFUSED', details: { route: 'GET /api/audit' } }),
  ];
  await renderInHost(<AuditLog scope="school" />, {
    me: fakeMe('ADMIN'),
    texts: auditTexts,
    route: '/schools/audit',
    api: { 'GET /audit': { events, count: events.length } },
  });
  const rowOf = async (name: RegExp) => screen.findByRole('row', { name });
  expect(await rowOf(/^Import d’un fichier/)).toHaveTextContent('Élèves : 11 · Classes : 4');
  expect(await rowOf(/^Passage d’année annulé/)).toHaveTextContent('Élèves : 11');
  expect(await rowOf(/^Réglages modifiés/)).toHaveTextContent(
    'Champs : début des heures calmes, offre, statut · Offre : École, essai → École, abonnée · Statut : archivée',
  );
  expect(await rowOf(/^Fiche d’invitation créée/)).toHaveTextContent('Expiration : 25/01/2027 07:07');
  expect(await rowOf(/^Compte créé/)).toHaveTextContent('Rôle : enseignant(e)');
  expect(await rowOf(/^Action dans un établissement/)).toHaveTextContent(
    /Action : placer des élèves dans une classe(?!.*POST)/,
  );
  expect(await rowOf(/^Accès refusé/)).toHaveTextContent('Action : GET /api/audit');
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

test('« Effacer les filtres » also empties a date field whose text is not a date', async () => {
  const { user } = await renderInHost(<AuditLog scope="school" />, {
    me: fakeMe('ADMIN'),
    texts: auditTexts,
    route: '/schools/audit?search=lou',
    api: { 'GET /audit': { events: [], count: 0 } },
  });
  const lastDay = () => screen.getByRole('textbox', { name: /^Au/ });
  await user.type(lastDay(), 'oups');
  await user.click(await screen.findByText('Effacer les filtres'));
  await waitFor(() => expect(lastDay()).toHaveValue(''));
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
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
    unmount();
  }
});
