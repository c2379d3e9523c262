import { readFile } from 'node:fs/promises';

import { today } from '@memocartes/contract/learning/calendar/days';
import { offerIds } from '@memocartes/contract/offers/offers';
import { schools } from '@memocartes/contract/schools/schools.routes';

import { InvoicesPage } from '../../pages/superadmin/InvoicesPage.ts';
import { SchoolsPage } from '../../pages/superadmin/SchoolsPage.ts';
import { axeViolations } from '../../support/accessibility.ts';
import { dayIn } from '../../support/dates.ts';
import { expect, test } from '../../test.ts';

let archive: (() => Promise<unknown>) | undefined;

// A school with invoices can't be deleted, so the test archives the school.
test.afterEach(async () => {
  await archive?.();
  archive = undefined;
});

const year = today().slice(0, 4);

test('a school on trial subscribes, pays its invoice and gets a credit note; its school admin reads both [invoices.first-draft] [schools.trial-to-paid] [invoices.credit-note] [invoices.own-school]', async ({
  seed,
  enter,
  page,
  visit,
}) => {
  test.setTimeout(180_000);
  const superadmin = await seed.demo('superadmin');
  const api = seed.as(superadmin);
  const school = await seed.school({ offers_id: offerIds.SCHOOL_FREE });
  archive = () => api.call(schools.update, { id: school.id, body: { status: 'ARCHIVED' } });
  const admin = await seed.schoolAdmin({ schools_id: school.id });
  const class_ = await seed.class(school.id);
  for (const firstname of ['Ada', 'Zoé']) await seed.student(school.id, class_.id, { firstname });
  // Yearly price in the demonstration: 340 € per school and 5.60 € per student; VAT 20 %.
  const [net, vat, total] = [34_000 + 2 * 560, 7_024, 42_144].map(
    (cents) => `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`,
  );

  const invoicesPage = new InvoicesPage(page);
  const schoolsPage = new SchoolsPage(page);

  await test.step('the trial is listed with its activity', async () => {
    await enter(superadmin, '/superadmin/invoices?tab=3');
    await page
      .getByRole('combobox', { name: 'Chercher un établissement ou un numéro' })
      .or(page.getByRole('searchbox'))
      .first()
      .fill(school.name);
    await expect(invoicesPage.row(school.name)).toContainText(new RegExp(`${dayIn(60)}.*${dayIn(0)}`));
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('the school subscribes: the renewal date is shown, and the buyer is entered', async () => {
    await invoicesPage.row(school.name).getByRole('link').click();
    await schoolsPage.edit();
    await schoolsPage.choose(/^Offre/, 'École, abonnée');
    await schoolsPage.expiration.fill(dayIn(800));
    await schoolsPage.save();
    const dates = page.getByRole('region', { name: 'Offre et échéances' });
    await expect(dates).toContainText('École, abonnée');
    await expect(dates).toContainText('Renouvellement');
    await expect(dates).not.toContainText('Fin de l’essai');
    await page.getByRole('button', { name: 'Saisir l’acheteur' }).click();
    await invoicesPage.enterBuyer({
      name: 'Commune de Limoges',
      siret: '21870085600011',
      mail: 'compta@limoges.example',
    });
    await expect(page.getByRole('region', { name: 'Acheteur' })).toContainText('Commune de Limoges');
  });

  await test.step('the draft is deleted, restored and issued', async () => {
    await invoicesPage.open(0);
    await invoicesPage.openDraft(school.name);
    await expect(invoicesPage.panel).toContainText(total!);
    await invoicesPage.pressInPanel('Supprimer le brouillon');
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(page.getByText('Brouillon rétabli')).toBeVisible();
    await invoicesPage.openDraft(school.name);
    await invoicesPage.issueDraft();
    await expect(invoicesPage.panel.getByRole('heading', { name: new RegExp(`^F${year}-\\d{5}$`) })).toBeVisible();
  });

  const number = (await invoicesPage.panel.getByRole('heading', { name: /^F\d{4}-/ }).textContent())!;

  await test.step('the school admin reads the invoice and downloads its file', async () => {
    const own = await visit(admin, '/my-school');
    const list = own.page.getByRole('region', { name: 'Factures' });
    await expect(list.getByRole('row').filter({ hasText: number })).toContainText(/À payer/);
    await expect(list).toContainText(`À régler\u00a0: ${total!}`);
    await list.getByRole('row').filter({ hasText: number }).click();
    for (const amount of [net, vat, total]) await expect(own.sidePanel).toContainText(amount!);
    const download = own.page.waitForEvent('download');
    await own.sidePanel.getByRole('button', { name: 'PDF' }).click();
    const file = await readFile(await (await download).path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await axeViolations(own.page)).toEqual([]);
  });

  await test.step('the superadmin records the payment, then cancels the invoice by a credit note', async () => {
    await invoicesPage.recordPayment();
    await expect(page.getByText('Paiement enregistré')).toBeVisible();
    await expect(invoicesPage.panel).toContainText('Payée');
    await invoicesPage.cancelByCreditNote();
    await expect(invoicesPage.panel.getByRole('heading', { name: new RegExp(`^AV${year}-\\d{5}$`) })).toBeVisible();
    await expect(invoicesPage.panel).toContainText(`-${total!}`);
    await expect(invoicesPage.panel).toContainText(number);
  });

  await test.step('the school admin reads the credit note and the cancelled invoice, and no amount is due', async () => {
    const own = await visit(admin, '/my-school');
    const list = own.page.getByRole('region', { name: 'Factures' });
    await expect(list.getByRole('row').filter({ hasText: number })).toContainText('Annulée');
    await expect(list.getByRole('row').filter({ hasText: 'AV' })).toContainText('Avoir');
    await expect(list).not.toContainText('À régler');
  });
});
