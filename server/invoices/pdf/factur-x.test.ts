import { totalsOf } from '@memocartes/contract/invoices/amounts';
import { unzlibSync } from 'fflate';

import { findBrokenRules, findSchemaErrors, readStandard } from '../../testing/files/validate-factur-x.ts';
import { writeFacturX } from './factur-x.ts';
import { writeInvoicePdf } from './pdf.ts';
import type { PrintedInvoice } from './printed.ts';

function invoice(fields: Partial<PrintedInvoice> = {}, vat_rate: number | null = 2000): PrintedInvoice {
  const period = { days: 60, period_days: 91, vat_rate };
  const lines = [
    { label: 'Abonnement «\u00a0École, abonnée\u00a0»', quantity: 1, unit_cents: 9000, ...period, net_cents: 5934 },
    { label: 'Élèves inscrits <214> & plus', quantity: 214, unit_cents: 150, ...period, net_cents: 21_165 },
  ];
  const { by_rate: byRate, ...totals } = totalsOf(lines);
  return {
    kind: 'INVOICE',
    number: 'F2026-00012',
    issued: '2026-12-31',
    due: '2027-01-30',
    start: '2026-10-01',
    end: '2026-11-29',
    seller: {
      name: 'Mémocartes SAS',
      address: '12 rue des Écoles',
      address_postal_code: '69001',
      address_city: 'Lyon',
      siret: '73282932000074',
      vat_number: vat_rate === null ? null : 'FR44732829320',
      iban: 'FR7630006000011234567890189',
      mail: 'factures@memocartes.example',
    },
    buyer: {
      name: 'Commune de Villefranche-sur-Saône',
      address: '183 rue de la Paix',
      address_postal_code: '69400',
      address_city: 'Villefranche-sur-Saône',
      siret: '21690264900018',
      service_code: 'EDUC',
      engagement_number: '2026-E-1187',
    },
    schoolName: 'École Jean-Zay',
    lines,
    byRate,
    ...totals,
    cancels: null,
    ...fields,
  };
}

const freeLine = { ...invoice().lines[0]!, unit_cents: 0, net_cents: 0 };
const { by_rate: freeRates, ...freeTotals } = totalsOf([freeLine]);
const free = invoice({ lines: [freeLine], byRate: freeRates, ...freeTotals });

test.each([
  ['an invoice with VAT', invoice()],
  ['without VAT (art. 293 B)', invoice({}, null)],
  [
    'a credit note',
    invoice({ kind: 'CREDIT_NOTE', number: 'AV2026-00001', cancels: { number: 'F2026-00012', issued: '2026-12-31' } }),
  ],
  [
    'a buyer without numbers',
    invoice({ buyer: { ...invoice().buyer, siret: null, service_code: null, engagement_number: null } }),
  ],
  ['an invoice of 0 €', free],
])(
  'the XML is valid against the XSD and the Schematron of Factur-X BASIC: %s [invoices.factur-x]',
  async (_case, invoiceToWrite) => {
    const xml = writeFacturX(invoiceToWrite);
    expect(await findSchemaErrors(xml)).toEqual([]);
    expect(findBrokenRules(xml)).toEqual([]);
  },
);

test('the validator accepts an independent sample, and detects a wrong total and a missing currency', async () => {
  const sample = readStandard('sample-basic.xml');
  expect(await findSchemaErrors(sample)).toEqual([]);
  expect(findBrokenRules(sample)).toEqual([]);
  const xml = writeFacturX(invoice());
  const wrongTotal = xml.replace(/<ram:GrandTotalAmount>[^<]*/, '<ram:GrandTotalAmount>1.00');
  expect(findBrokenRules(wrongTotal).join('\n')).toContain('BR-CO-15');
  expect(await findSchemaErrors(xml.replace(/<ram:InvoiceCurrencyCode>.*<\/ram:InvoiceCurrencyCode>/, ''))).not.toEqual(
    [],
  );
});

/** Text of a PDF with its streams decompressed, read without a PDF library. */
function unpack(file: Buffer): string {
  const streams = file.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
  const texts = [...streams].map(([, bytes]) => {
    try {
      return Buffer.from(unzlibSync(Buffer.from(bytes!, 'latin1'))).toString('utf8');
    } catch {
      return bytes!;
    }
  });
  return texts.join('\n');
}

test('the PDF declares PDF/A-3 and Factur-X, embeds its fonts and contains the XML of the same invoice [invoices.factur-x] [invoices.mentions]', async () => {
  const invoiceToWrite = invoice();
  const file = await writeInvoicePdf(invoiceToWrite);
  const text = file.toString('latin1');
  expect(text).toMatch(/\/AFRelationship \/Alternative/);
  expect(text).toMatch(/\/OutputIntents/);
  expect(text).not.toMatch(/\/BaseFont \/Helvetica/);
  const content = unpack(file);
  expect(content).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(content).toContain('<fx:ConformanceLevel>BASIC</fx:ConformanceLevel>');
  expect(content).toContain(writeFacturX(invoiceToWrite));
});

test('the same invoice produces a file of the same size [invoices.file]', async () => {
  const first = await writeInvoicePdf(invoice());
  const second = await writeInvoicePdf(invoice());
  expect(first.length).toBe(second.length);
});
