import PDFDocument from 'pdfkit';

import { writeDay } from '../../csv/words.ts';
import { readFont } from '../../print/fonts/fonts.ts';
import { writeFacturX } from './factur-x.ts';
import { facturXMetadata } from './metadata.ts';
import { legalNotices, type Party, type PrintedInvoice, type PrintedLine, sirenOf } from './printed.ts';

type Doc = InstanceType<typeof PDFDocument>;

const ink = '#1c2430';
const faint = '#4a5361';
const accent = '#1d5fa8';
const margin = 50;
const width = 595.28 - 2 * margin;
const right = margin + width;

const noBreakSpace = '\u00a0';

/** Formats an amount as « 1 234,50 € » with no-break spaces; the fonts have no narrow no-break space. */
export const writeEuros = (cents: number): string => {
  const [units, decimals] = (Math.abs(cents) / 100).toFixed(2).split('.') as [string, string];
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, noBreakSpace);
  return `${cents < 0 ? '−' : ''}${grouped},${decimals}${noBreakSpace}€`;
};

const writeRate = (rate: number | null) =>
  rate === null ? '—' : `${(rate / 100).toLocaleString('fr-FR', { maximumFractionDigits: 2 })}${noBreakSpace}%`;

type Style = { size?: number; colour?: string; align?: 'left' | 'right'; bold?: boolean };

type Place = { x: number; y: number; width: number };

const leftHalf = { x: margin, width: width / 2 };
const rightHalf = { x: margin + width / 2, width: width / 2 };

/** Writes a text from the top left of its place. @returns the `y` below the text */
function write(doc: Doc, text: string, { x, y, width: textWidth }: Place, style: Style = {}): number {
  const { size = 9.5, colour = ink, align = 'left', bold = false } = style;
  doc
    .font(bold ? 'bold' : 'text')
    .fontSize(size)
    .fillColor(colour);
  doc.text(text, x, y, { width: textWidth, align, lineGap: 1.5 });
  return doc.y;
}

function rule(doc: Doc, y: number, colour = ink, thickness = 0.6): void {
  doc.moveTo(margin, y).lineTo(right, y).lineWidth(thickness).strokeColor(colour).stroke();
}

const partyLines = (party: Party) => [
  party.address,
  `${party.address_postal_code} ${party.address_city}`,
  ...(party.siret ? [`SIREN ${sirenOf(party.siret)} · SIRET ${party.siret}`] : []),
];

function drawHeading(doc: Doc, invoice: PrintedInvoice): number {
  const title = invoice.kind === 'INVOICE' ? 'Facture' : 'Avoir';
  write(doc, invoice.seller.name, { ...leftHalf, y: margin }, { size: 13, bold: true, colour: accent });
  const sellerFoot = write(
    doc,
    [
      ...partyLines(invoice.seller),
      ...(invoice.seller.vat_number ? [`TVA ${invoice.seller.vat_number}`] : []),
      invoice.seller.mail,
    ].join('\n'),
    { ...leftHalf, y: doc.y + 3 },
    { colour: faint, size: 8.5 },
  );
  write(doc, title, { ...rightHalf, y: margin }, { size: 22, bold: true, align: 'right' });
  const facts = [
    `N° ${invoice.number}`,
    `Émise le ${writeDay(invoice.issued)}`,
    ...(invoice.kind === 'INVOICE'
      ? [invoice.total_cents > 0 ? `À payer au plus tard le ${writeDay(invoice.due)}` : 'Rien à payer']
      : []),
    ...(invoice.cancels ? [`Annule la facture ${invoice.cancels.number} du ${writeDay(invoice.cancels.issued)}`] : []),
  ];
  const factsFoot = write(doc, facts.join('\n'), { ...rightHalf, y: doc.y + 2 }, { align: 'right' });
  return Math.max(sellerFoot, factsFoot) + 22;
}

function drawBuyer(doc: Doc, invoice: PrintedInvoice, top: number): number {
  const { buyer } = invoice;
  const references = [
    ...(buyer.service_code ? [`Code service\u00a0: ${buyer.service_code}`] : []),
    ...(buyer.engagement_number ? [`N° d’engagement\u00a0: ${buyer.engagement_number}`] : []),
  ];
  write(doc, 'Facturé à', { ...leftHalf, y: top }, { size: 8, colour: faint });
  write(doc, buyer.name, { ...leftHalf, y: doc.y + 1 }, { size: 11, bold: true });
  const buyerFoot = write(doc, [...partyLines(buyer), ...references].join('\n'), { ...leftHalf, y: doc.y + 1 });
  write(doc, 'Établissement', { ...rightHalf, y: top }, { size: 8, colour: faint });
  write(doc, invoice.schoolName, { ...rightHalf, y: doc.y + 1 }, { size: 11, bold: true });
  const period = `Prestation du ${writeDay(invoice.start)} au ${writeDay(invoice.end)}`;
  return Math.max(buyerFoot, write(doc, period, { ...rightHalf, y: doc.y + 1 })) + 24;
}

/** Columns of the lines: heading, left edge, width. */
const columns = [
  ['Désignation', margin, 235],
  ['Quantité', margin + 235, 55],
  ['Prix HT', margin + 290, 75],
  ['TVA', margin + 365, 45],
  ['Montant HT', margin + 410, width - 410],
] as const;

const priceOf = ({ unit_cents, days, period_days }: PrintedLine) =>
  days === period_days ? writeEuros(unit_cents) : `${writeEuros(unit_cents)}\n× ${days}/${period_days} jours`;

function drawLines(doc: Doc, { lines }: PrintedInvoice, top: number): number {
  columns.forEach(([heading, x, cellWidth], i) =>
    write(doc, heading, { x, y: top, width: cellWidth }, { size: 8, colour: faint, align: i ? 'right' : 'left' }),
  );
  let y = top + 14;
  rule(doc, y);
  for (const line of lines) {
    y += 7;
    const cells = [
      line.label,
      String(line.quantity),
      priceOf(line),
      writeRate(line.vat_rate),
      writeEuros(line.net_cents),
    ];
    const feet = columns.map(([, x, cellWidth], i) =>
      write(doc, cells[i]!, { x, y, width: cellWidth - (i ? 0 : 10) }, { align: i ? 'right' : 'left' }),
    );
    y = Math.max(...feet) + 5;
    rule(doc, y, '#c9ced6', 0.4);
  }
  return y + 14;
}

function drawTotals(doc: Doc, invoice: PrintedInvoice, top: number): number {
  const label = margin + width - 240;
  let y = top;

  const row = (name: string, amount: string, style: Style = {}) => {
    write(doc, name, { x: label, y, width: 140 }, style);
    y = write(doc, amount, { x: label + 140, y, width: 100 }, { ...style, align: 'right' }) + 4;
  };

  row('Total HT', writeEuros(invoice.net_cents));
  for (const { vat_rate, vat_cents } of invoice.byRate) {
    if (vat_rate !== null) row(`TVA ${writeRate(vat_rate)}`, writeEuros(vat_cents));
  }
  row(invoice.kind === 'INVOICE' ? 'Total TTC' : 'Total de l’avoir TTC', writeEuros(invoice.total_cents), {
    size: 13,
    bold: true,
  });
  return y + 16;
}

function drawFoot(doc: Doc, invoice: PrintedInvoice, top: number): void {
  const lines = [
    ...(invoice.byRate.some(({ vat_rate }) => vat_rate === null) ? [legalNotices.noVat] : []),
    ...(invoice.kind === 'INVOICE'
      ? [
          ...(invoice.seller.iban && invoice.total_cents > 0
            ? [`Règlement par virement\u00a0: IBAN ${invoice.seller.iban}, référence ${invoice.number}.`]
            : []),
          legalNotices.late,
          legalNotices.recovery,
          legalNotices.discount,
        ]
      : []),
  ];
  write(doc, lines.join('\n'), { x: margin, y: top, width }, { size: 8.5, colour: faint });
}

/** Writes an invoice as PDF/A-3 with its Factur-X XML embedded [invoices.factur-x]. */
export async function writeInvoicePdf(invoice: PrintedInvoice): Promise<Buffer> {
  // The title is only the number, as pdfkit writes the title into XML without escaping.
  const info = { Title: invoice.number, Creator: 'Mémocartes', CreationDate: new Date(`${invoice.issued}T12:00:00Z`) };
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'fr-FR',
    info,
    font: '',
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    tagged: true,
    autoFirstPage: false,
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, failed) => doc.on('end', resolve).on('error', failed));
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  doc.registerFont('text', readFont('text'));
  doc.registerFont('bold', readFont('text-bold'));
  doc.addPage();
  const linesTop = drawBuyer(doc, invoice, drawHeading(doc, invoice));
  const totalsTop = drawLines(doc, invoice, linesTop);
  drawFoot(doc, invoice, drawTotals(doc, invoice, totalsTop));
  const attachment = {
    name: 'factur-x.xml',
    type: 'text/xml',
    description: 'Factur-X',
    // PDF/A-3 requires these properties of an embedded file; the types of pdfkit lack them.
    relationship: 'Alternative',
    creationDate: info.CreationDate,
    modifiedDate: info.CreationDate,
  };
  doc.file(Buffer.from(writeFacturX(invoice)), attachment);
  doc.appendXML(facturXMetadata);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
