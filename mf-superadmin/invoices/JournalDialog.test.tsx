import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answers, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';

import remote from '../remote.ts';
import { invoicesApi } from './invoices.data.ts';
import InvoicesPage from './InvoicesPage.tsx';
import { invoicesTexts } from './texts.ts';

const openJournal = async (api: Answers = {}) => {
  jest.useFakeTimers({ now: new Date('2027-01-15T09:00:00Z'), advanceTimers: true });
  const host = await renderInHost(<InvoicesPage />, {
    me: fakeMe('SUPERADMIN'),
    texts: joinTexts(remote.texts, invoicesTexts),
    route: '/superadmin/invoices',
    api: { ...invoicesApi, ...api },
  });
  await host.user.click(await screen.findByRole('button', { name: 'Journal comptable' }));
  const dialog = await screen.findByRole('dialog', { name: 'Journal comptable' });
  const downloads = () => host.sent.map(({ query }) => query.toString()).filter((query) => query.includes('csv'));
  return { ...host, dialog, downloads };
};

afterEach(() => jest.useRealTimers());

test('downloads all invoices and credit notes of a period, by default last month [invoices.journal]', async () => {
  const { user, dialog, downloads } = await openJournal();
  const journal = within(dialog);
  expect(await axeFindings(dialog)).toEqual([]);
  await user.click(journal.getByRole('button', { name: 'Télécharger' }));
  const query = 'from=2026-12-01&to=2026-12-31&order_by=date_issue&order_dir=asc&format=csv';
  await waitFor(() => expect(downloads()).toEqual([query]));
});

test('the last day of the journal is not before the first; a failed download keeps the period [invoices.journal]', async () => {
  const { user, dialog, downloads } = await openJournal({
    'GET /invoices': { statusCode: 429, code: 'TOO_MANY_REQUESTS', message: 'Trop de demandes' },
  });
  const journal = within(dialog);
  const lastDay = journal.getByRole('textbox', { name: /Dernier jour/ });
  await user.clear(lastDay);
  await user.type(lastDay, '30/11/2026');
  await user.click(journal.getByRole('button', { name: 'Télécharger' }));
  expect(await journal.findByText('Le dernier jour précède le premier.')).toBeVisible();
  expect(downloads()).toEqual([]);
  await user.clear(lastDay);
  await user.type(lastDay, '02/12/2026');
  await user.click(journal.getByRole('button', { name: 'Télécharger' }));
  expect(await journal.findByRole('alert')).toBeVisible();
  expect(lastDay).toHaveValue('02/12/2026');
});
