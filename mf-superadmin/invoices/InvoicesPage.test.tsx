import type { InvoiceProposal } from '@memocartes/contract/invoices/invoices.routes';
import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, unavailable } from '@memocartes/shared-shell/fake-host/stories';
import { type Answers, renderInHost, RequestedPanel } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';

import remote from '../remote.ts';
import { invoicesApi, listDrafts, trial } from './invoices.data.ts';
import * as stories from './InvoicesPage.stories.tsx';
import InvoicesPage from './InvoicesPage.tsx';
import { invoicesTexts } from './texts.ts';

const { ToInvoice, ToPay, Paid, SchoolTrials, NoTeacherTrial, Empty, Failed, English } = composeStories(stories);

const openPage = (route = '/superadmin/invoices', api: Answers = {}) =>
  renderInHost(
    <>
      <InvoicesPage />
      <RequestedPanel />
    </>,
    { me: fakeMe('SUPERADMIN'), texts: joinTexts(remote.texts, invoicesTexts), route, api: { ...invoicesApi, ...api } },
  );

test('shows five tabs, the totals and the chart of the months [invoices.tabs]', async () => {
  render(<ToInvoice />);
  expect(await screen.findByRole('row', { name: /École des Tilleuls.*493,20.€.*Prêt/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /École du Port.*Acheteur manquant/ })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    expect.stringContaining('Établissements à facturer'),
    expect.stringContaining('Factures à payer'),
    expect.stringContaining('Factures payées'),
    expect.stringContaining('Établissements en essai'),
    expect.stringContaining('Enseignants en essai'),
  ]);
  expect(screen.getByRole('link', { name: 'À facturer' }).closest('.mc-stat')).toHaveTextContent(/986,40.€/);
  expect(screen.getByRole('img', { name: 'Montants émis et payés par mois' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('invoices only the selected schools that are ready, after a preview, and offers to send the invoices [invoices.numbers] [invoices.send-many]', async () => {
  const { user, sent } = await openPage();
  const row = await screen.findByRole('row', { name: /École des Tilleuls/ });
  await user.click(within(row).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Facturer la sélection' }));
  const dialog = await screen.findByRole('dialog', { name: 'Émettre les factures' });
  expect(await within(dialog).findByText('Un établissement n’est pas prêt : il reste dans la liste.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Émettre 1 facture' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const posted = sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  expect(posted).toEqual([
    ['/invoices/preview', { schools_id: [5] }],
    ['/invoices', { schools_id: [5] }],
    ['/invoices/issue', { invoices_id: [21] }],
  ]);
  await user.click(screen.getByRole('button', { name: 'Envoyer par e-mail' }));
  expect(await screen.findByText('1 facture envoyée')).toBeVisible();
  expect(sent.find(({ path }) => path === '/invoices/send')?.body).toEqual({ invoices_id: [21] });
});

test('sends the selected invoices to be paid, and names the schools whose buyer has no address [invoices.send-many]', async () => {
  const { user, sent } = await openPage('/superadmin/invoices?tab=1&sent=false', {
    'POST /invoices/send': { nb_sent: 0, without_address: ['École Jean-Zay'] },
    'GET /invoices': ({ query }: { readonly query: URLSearchParams }) => {
      const { invoices, count } = invoicesApi['GET /invoices']({ query });
      return { invoices: invoices.map((invoice) => ({ ...invoice, date_sent: null })), count };
    },
  });
  const row = await screen.findByRole('row', { name: /F2026-00012.*À envoyer/ });
  expect(sent.find(({ path, query }) => path === '/invoices' && query.get('sent') === 'false')).toBeDefined();
  await user.click(within(row).getByRole('checkbox'));
  expect(screen.getByText('1 facture sélectionnée')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Envoyer par e-mail' }));
  expect(await screen.findByText(/faute d’adresse e-mail de l’acheteur.: École Jean-Zay\./)).toBeVisible();
  expect(screen.queryByText(/déjà envoyé/)).not.toBeInTheDocument();
  expect(sent.find(({ path }) => path === '/invoices/send')?.body).toEqual({ invoices_id: [12] });
  await waitFor(() => expect(within(row).getByRole('checkbox')).not.toBeChecked());
});

test('says that a selected invoice was sent already [invoices.send-many]', async () => {
  const { user } = await openPage('/superadmin/invoices?tab=1', {
    'POST /invoices/send': { nb_sent: 0, without_address: [] },
  });
  const row = await screen.findByRole('row', { name: /F2026-00012/ });
  await user.click(within(row).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Envoyer par e-mail' }));
  expect(await screen.findByText(/^Rien à envoyer\s: déjà envoyé$/)).toBeVisible();
});

test('says that past periods have no invoice, lists them, and invoices those selected [invoices.past]', async () => {
  const list = invoicesApi['GET /invoices/schools'];
  const ready = list({ query: new URLSearchParams() }).schools[0] as InvoiceProposal;
  const past = [
    { ...ready, date_start: addDays(today(), -70), date_end: addDays(today(), -41) },
    { ...ready, date_start: addDays(today(), -40), date_end: addDays(today(), -10) },
  ];
  const { user, sent } = await openPage('/superadmin/invoices', {
    'GET /invoices/schools': ({ query }: { readonly query: URLSearchParams }) =>
      query.get('kind') === 'PAST' ? { schools: past, count: 2 } : list({ query }),
    'POST /invoices/preview': { schools: past, count: 2, amount_cents: 98_640 },
  });
  expect(await screen.findByText('2 périodes passées n’ont pas de facture.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Voir les périodes passées' }));
  const rows = await waitFor(() => {
    const found = screen.getAllByRole('row', { name: /École des Tilleuls/ });
    expect(found).toHaveLength(2);
    return found;
  });
  // The button keeps the focus, and leads back.
  expect(screen.getByRole('button', { name: 'Voir les périodes en cours' })).toHaveFocus();
  for (const row of rows) await user.click(within(row).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Facturer la sélection' }));
  const dialog = await screen.findByRole('dialog', { name: 'Émettre les factures' });
  await user.click(await within(dialog).findByRole('button', { name: 'Émettre 2 factures' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const body = { past: past.map(({ school, date_start }) => ({ schools_id: school.id, date_start })) };
  const posted = sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  expect(posted.slice(0, 2)).toEqual([
    ['/invoices/preview', body],
    ['/invoices', body],
  ]);
});

test('when issuing fails after the drafts were created, trying again issues those drafts', async () => {
  let isDown = true;
  const { user, sent } = await openPage('/superadmin/invoices', {
    'POST /invoices/issue': () => (isDown ? unavailable : invoicesApi['POST /invoices/issue']),
  });
  await user.click(within(await screen.findByRole('row', { name: /École des Tilleuls/ })).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Facturer la sélection' }));
  const dialog = await screen.findByRole('dialog', { name: 'Émettre les factures' });
  const send = () => user.click(within(dialog).getByRole('button', { name: 'Émettre 1 facture' }));
  await within(dialog).findByRole('button', { name: 'Émettre 1 facture' });
  const posts = () => sent.filter(({ method, path }) => method === 'POST' && path !== '/invoices/preview');
  await send();
  await waitFor(() => expect(posts()).toHaveLength(2));
  isDown = false;
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Annuler' })).not.toHaveAttribute('aria-disabled'),
  );
  await send();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(posts().map(({ path }) => path)).toEqual(['/invoices', '/invoices/issue', '/invoices/issue']);
});

test('a school without a buyer opens the buyer’s form; an invoice number opens the invoice', async () => {
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'École du Port' }));
  expect(screen.getByText('buyer EDIT 6')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /Factures à payer/ }));
  await user.click(await screen.findByRole('button', { name: 'F2026-00012' }));
  expect(screen.getByText('invoice VIEW 12')).toBeVisible();
});

test('the total to invoice includes the drafts; drafts with a buyer are issued after a confirmation with their total [invoices.drafts]', async () => {
  const { user, sent } = await openPage('/superadmin/invoices', {
    'GET /invoices': listDrafts,
    'GET /invoices/schools': { schools: [], count: 0 },
    'GET /invoices/counts': {
      ...invoicesApi['GET /invoices/counts'],
      to_invoice: 0,
      to_invoice_cents: 0,
      drafts: { count: 2, amount_cents: 98_640 },
    },
  });
  expect(await screen.findByText('Il ne reste que des brouillons')).toBeVisible();
  expect(screen.queryByText('Tout est facturé')).not.toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /Établissements à facturer/ })).toHaveTextContent('2');
  expect(screen.getByText(/Total TTC\s: 986,40\s€/)).toBeVisible();
  expect(screen.getByText(/Il manque l’acheteur d’un brouillon/)).toHaveTextContent(/École du Port$/);
  await user.click(await screen.findByRole('button', { name: 'Émettre' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /Émettre le brouillon/ }));
  expect(dialog.getByText(/Total TTC\s: 493,20\s€.*Un brouillon sans acheteur n’est pas émis/)).toBeVisible();
  expect(sent.some(({ path }) => path === '/invoices/issue')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Émettre 1 facture' }));
  await waitFor(() => expect(sent.find(({ path }) => path === '/invoices/issue')?.body).toEqual({ invoices_id: [40] }));
  await user.click(screen.getByRole('button', { name: 'École du Port' }));
  expect(screen.getByText('invoice VIEW 41')).toBeVisible();
});

test('a draft of a past period is named with the first day of the period [invoices.past] [invoices.drafts]', async () => {
  await openPage('/superadmin/invoices', {
    'GET /invoices/schools': { schools: [], count: 0 },
    'GET /invoices': ({ query }: { readonly query: URLSearchParams }) => {
      const { invoices, count } = listDrafts({ query });
      const days = { date_start: '2026-01-15', date_end: addDays(today(), -1) };
      return { invoices: invoices.map((row) => (row.id === 40 ? { ...row, ...days } : row)), count };
    },
  });
  expect(await screen.findByRole('button', { name: 'École Jean-Zay, 15/01/2026' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'École du Port' })).toBeVisible();
});

test('filters by the state, school and days of issue in the address; the tab of paid invoices keeps school and days [invoices.filters]', async () => {
  const { user, sent } = await openPage(
    '/superadmin/invoices?tab=1&late=true&school_id=3&from=2026-09-01&to=2026-09-30&sort=number',
  );
  expect(await screen.findByRole('row', { name: /F2026-00012/ })).toBeVisible();
  const lastQuery = () => Object.fromEntries(sent.filter(({ path }) => path === '/invoices').at(-1)!.query);
  const shared = { school_id: '3', from: '2026-09-01', to: '2026-09-30' };
  expect(lastQuery()).toMatchObject({ ...shared, status: 'ISSUED', kind: 'INVOICE', late: 'true', order_by: 'number' });
  expect(await screen.findByText('École Jean-Zay', { selector: '[title]' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(screen.getByRole('tab', { name: /Factures payées/ }));
  expect(await screen.findByRole('row', { name: /F2026-00011/ })).toBeVisible();
  expect(lastQuery()).toMatchObject({ ...shared, status: 'PAID' });
  expect(lastQuery()).not.toHaveProperty('late');
});

test('shows the progress of the files of issued invoices [invoices.file]', async () => {
  await openPage('/superadmin/invoices', {
    'GET /invoices/counts': { ...invoicesApi['GET /invoices/counts'], files_waiting: 12 },
  });
  expect(await screen.findByRole('progressbar', { name: 'Les fichiers PDF sont en préparation' })).toHaveAttribute(
    'aria-valuetext',
    '12 fichiers restent à faire',
  );
});

test.each(['GET /invoices/months', 'GET /invoices', 'GET /invoices/counts'] as const)(
  'the rows of schools appear only once the content above them has loaded: %s',
  async (call) => {
    const waiting: (() => void)[] = [];
    const response: unknown = invoicesApi[call];

    const delayed = (request: unknown) =>
      new Promise((done) =>
        waiting.push(() =>
          done(typeof response === 'function' ? (response as (sent: unknown) => unknown)(request) : response),
        ),
      );

    const { sent, settled } = await openPage('/superadmin/invoices', { [call]: delayed });
    const others = ['/invoices/months', '/invoices', '/invoices/counts', '/invoices/schools'];
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(expect.arrayContaining(others)));
    await settled(waiting.length);
    expect(screen.queryByRole('row', { name: /École des Tilleuls/ })).not.toBeInTheDocument();
    await act(async () => waiting.forEach((respond) => respond()));
    expect(await screen.findByRole('row', { name: /École des Tilleuls/ })).toBeVisible();
  },
);

test('the progress of files stays visible when all are created [invoices.file]', async () => {
  const counts = { ...invoicesApi['GET /invoices/counts'], files_waiting: 1 };
  await openPage('/superadmin/invoices', { 'GET /invoices/counts': () => ({ ...counts }) });
  await screen.findByRole('progressbar', { name: 'Les fichiers PDF sont en préparation' });
  counts.files_waiting = 0;
  expect(
    await screen.findByRole('progressbar', { name: 'Les fichiers PDF sont prêts' }, { timeout: 8_000 }),
  ).toBeVisible();
}, 15_000);

test('lists cancelled invoices or credit notes when the filter selects them [invoices.filters] [invoices.credit-note]', async () => {
  const notes = await openPage('/superadmin/invoices?tab=2&state=CREDIT_NOTE');
  expect(await screen.findByRole('row', { name: /AV2026-00001.*-493,20.€.*Avoir/ })).toBeVisible();
  notes.unmount();
  const { sent } = await openPage('/superadmin/invoices?tab=2&state=CANCELLED');
  await waitFor(() =>
    expect(
      sent
        .filter(({ path }) => path === '/invoices')
        .at(-1)
        ?.query.get('status'),
    ).toBe('CANCELLED'),
  );
});

test('the journal of earlier months is offered after a year without invoices [invoices.journal]', async () => {
  const { user } = await openPage('/superadmin/invoices', {
    'GET /invoices/months': { months: [{ month: '2026-11', issued_cents: 0, paid_cents: 0 }] },
  });
  expect(await screen.findByText('Aucune facture depuis douze mois.')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Montants émis et payés par mois' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Journal comptable' }));
  expect(await screen.findByRole('dialog', { name: 'Journal comptable' })).toBeVisible();
});

test('if trials can’t be loaded in another order, shows the failure instead of the previous trials [interface.list-failure]', async () => {
  const { user } = await openPage('/superadmin/invoices?tab=3', {
    'GET /invoices/schools': ({ query }: { readonly query: URLSearchParams }) =>
      query.get('order_by') === 'date_last_sign_in' ? failing : { schools: [trial], count: 1 },
  });
  await screen.findByRole('row', { name: /École de la Plage/ });
  await user.click(screen.getByRole('button', { name: 'Dernière connexion' }));
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.queryByRole('row', { name: /École de la Plage/ })).not.toBeInTheDocument();
});

test('shows the other tabs, empty lists, a failure and English texts', async () => {
  const shown: [typeof ToPay, RegExp][] = [
    [ToPay, /F2026-00012.*En retard/],
    [Paid, /F2026-00011.*Payée/],
    [SchoolTrials, /École de la Plage.*20\/12\/2026/],
  ];
  for (const [Story, name] of shown) {
    const { unmount } = render(<Story />);
    expect(await screen.findByRole('row', { name })).toBeVisible();
    unmount();
  }
  const none = render(<NoTeacherTrial />);
  expect(await screen.findByText('Aucun enseignant en essai')).toBeVisible();
  none.unmount();
  const empty = render(<Empty />);
  expect(await screen.findByText('Tout est facturé')).toBeVisible();
  empty.unmount();
  const failed = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  render(<English />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Invoicing' })).toBeVisible();
});

test.each([
  ['the totals', 'GET /invoices/counts', () => screen.getByRole('link', { name: 'À facturer' })],
  ['the drafts', 'GET /invoices', () => screen.getByText(/2 brouillons attendent/)],
] as const)('when %s can’t be loaded, shows an error and offers a retry', async (_what, call, shown) => {
  let isDown = true;
  const answers: Answers = { ...invoicesApi, 'GET /invoices': listDrafts };

  const answer = (request: never) => {
    const given = answers[call];
    return typeof given === 'function' ? (given as (request: never) => unknown)(request) : given;
  };

  const { user } = await openPage('/superadmin/invoices', {
    'GET /invoices': listDrafts,
    [call]: (request: never) => (isDown ? failing : answer(request)),
  });
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  expect(screen.getAllByText('Une erreur est survenue')[0]).toBeVisible();
  isDown = false;
  await user.click(retry);
  await waitFor(() => expect(shown()).toBeVisible());
  expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
});

testStories({
  default: stories.default,
  OnlyDrafts: stories.OnlyDrafts,
  CreditNotes: stories.CreditNotes,
  Loading: stories.Loading,
});
