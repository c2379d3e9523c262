import { backSlots, cutMarks, frontSlots, innerMarks, perSheet } from '@memocartes/contract/print/sheet-layout/sheet';
import PDFDocument from 'pdfkit';

import { type Brush, brush } from './brush.ts';
import { drawCalibrationBack, drawCalibrationFront } from './calibration.ts';
import { drawDividers } from './dividers.ts';
import type { PrintOrder } from './print-order.ts';

type Doc = InstanceType<typeof PDFDocument>;

/** Preset of print dialogs: actual size, and flipped on the matching edge. */
function setPrintPreset(doc: Doc, { duplex }: PrintOrder): void {
  const root = (doc as unknown as { _root: { data: Record<string, unknown> } })._root;
  root.data.ViewerPreferences = doc.ref({
    PrintScaling: 'None',
    Duplex: duplex === 'long' ? 'DuplexFlipLongEdge' : 'DuplexFlipShortEdge',
  });
}

/** Draws fronts in their positions, with cut marks that touch no card [printing.marks] [printing.sheet]. */
function fronts({ face, line, doc }: Brush, cards: PrintOrder['cards']): void {
  frontSlots().forEach((slot, i) => cards[i] && face(cards[i], 'front', slot, { withQr: false }));
  for (const mark of cutMarks()) line(mark);
  doc.strokeColor('#8a8f9c');
  for (const mark of innerMarks()) line(mark);
  doc.strokeColor('#141a2b');
}

// Each back is behind its front once the sheet is turned over [printing.duplex].
const backs = ({ face }: Brush, cards: PrintOrder['cards'], { duplex, shift, qr }: PrintOrder) =>
  backSlots(duplex, shift).forEach((slot, i) => cards[i] && face(cards[i], 'back', slot, { withQr: qr }));

/** The functions that draw the pages, in order: two pages for each sheet, of which one may stay blank. */
function pages(tool: Brush, order: PrintOrder): (() => void)[] {
  const drawn: (() => void)[] = [];
  const blank = () => undefined;
  if (order.calibration) {
    drawn.push(
      () => drawCalibrationFront(tool),
      () => drawCalibrationBack(tool, order.duplex),
    );
  }
  if (order.dividers) drawn.push(() => drawDividers(tool), blank);
  for (let from = 0; from < order.cards.length; from += perSheet) {
    const cards = order.cards.slice(from, from + perSheet);
    drawn.push(
      () => fronts(tool, cards),
      () => backs(tool, cards, order),
    );
  }
  return drawn;
}

/**
 * Writes the cards as a PDF of A4 sheets, fronts and backs alternating. @param onChunk receives the file in chunks,
 * `onPage` the number of pages written
 */
export async function writePdf(
  order: PrintOrder,
  onChunk: (bytes: Buffer) => void,
  onPage: (done: number) => void = () => undefined,
) {
  const info = { Title: order.title, Creator: 'Mémocartes', CreationDate: new Date() };
  const doc = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, lang: 'fr-FR', info, font: '' });
  const ended = new Promise<void>((resolve, failed) => doc.on('end', resolve).on('error', failed));
  doc.on('data', onChunk);
  setPrintPreset(doc, order);
  const tool = brush(doc, order.images);
  pages(tool, order).forEach((draw, i) => {
    doc.addPage();
    doc.fillColor('#141a2b').strokeColor('#141a2b');
    draw();
    onPage(i + 1);
  });
  doc.end();
  await ended;
}
