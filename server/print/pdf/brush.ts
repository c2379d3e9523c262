import { colourOf } from '@memocartes/contract/cards/subject-colours';
import { cardSize, cornerSide, type Line, type Slot } from '@memocartes/contract/print/sheet-layout/sheet';
import type PDFDocument from 'pdfkit';

import { fontFallback, type Run } from '../fonts/font-fallback.ts';
import type { Typeface } from '../fonts/fonts.ts';
import { type FaceLayout, layFace, onDots, type PlacedText } from './face.ts';
import type { PaperCard, PrintOrder } from './print-order.ts';
import { type Qr, qrCode, quietZoneModules } from './qr.ts';

type Doc = InstanceType<typeof PDFDocument>;
export type Brush = ReturnType<typeof brush>;

/** Points per millimetre. */
export const mm = 72 / 25.4;
const ink = '#141a2b';
const soft = '#5a5f70';
const ruling = { line: '#b9c6e6', light: '#dfe6f5', margin: '#e5a9b4' };

/** Distance from the top of a row to its baseline, as a share of its height. */
const baseline = { text: 0.75, hand: 0.72 };

type Point = { x: number; y: number };
type TextStyle = { size: number; align?: 'left' | 'center'; typeface?: Typeface };

/** Functions that draw on a document, in millimetres. */
export function brush(doc: Doc, images: PrintOrder['images']) {
  const { runs, width, widthOf } = fontFallback(doc);
  const opened = new Map<number, PDFKit.Mixins.ImageSrc>();

  /** Opens a picture once, so that the file contains it once for all its cards. */
  function picture(id: number): PDFKit.Mixins.ImageSrc | undefined {
    const bytes = images.get(id);
    if (!bytes) return undefined;
    const open = (doc as unknown as { openImage: (from: Buffer) => PDFKit.Mixins.ImageSrc }).openImage.bind(doc);
    if (!opened.has(id)) opened.set(id, open(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
    return opened.get(id);
  }

  function row(pieces: readonly Run[], x: number, y: number, size: number): void {
    let at = x * mm;
    for (const piece of pieces) {
      doc
        .font(piece.font)
        .fontSize(size * mm)
        .text(piece.text, at, y * mm, { lineBreak: false, baseline: 'alphabetic' });
      at += widthOf(piece) * size * mm;
    }
  }

  /** Draws a row of text; `y` is its baseline. */
  function text(content: string, { x, y }: Point, { size, align = 'left', typeface = 'text' }: TextStyle): void {
    const pieces = runs(content, typeface);
    const wide = pieces.reduce((sum, piece) => sum + widthOf(piece), 0) * size;
    row(pieces, align === 'center' ? x - wide / 2 : x, y, size);
  }

  function line({ from, to }: Line, thick = 0.1): void {
    doc
      .lineWidth(thick * mm)
      .moveTo(from.x * mm, from.y * mm)
      .lineTo(to.x * mm, to.y * mm)
      .stroke();
  }

  /**
   * Draws Seyès ruling: a strong line under each row, three light lines between two rows, and a margin. The ruling
   * extends half a row above and below the text.
   */
  function rule({ y, height, leading }: PlacedText): void {
    const top = y - leading / 2;
    const end = y + height + leading / 2;
    const across = (at: number) => ({ from: { x: 0, y: at }, to: { x: cardSize.width, y: at } });
    for (let i = 0, at = y + (baseline.hand - 1) * leading; at <= end; i += 1, at += leading / 4) {
      if (at < Math.max(top, 0) || at > cardSize.height) continue;
      doc.strokeColor(i % 4 === 0 ? ruling.line : ruling.light);
      line(across(at), i % 4 === 0 ? 0.25 : 0.12);
    }
    const margin = cardSize.width * 0.12;
    doc.strokeColor(ruling.margin);
    line({ from: { x: margin, y: Math.max(top, 0) }, to: { x: margin, y: Math.min(end, cardSize.height) } }, 0.25);
    doc.strokeColor(ink);
  }

  /** Draws a QR code in units of its modules: all coordinates are whole numbers, which keeps the file small. */
  function code({ size, module, path }: Qr, { x, y }: NonNullable<FaceLayout['qr']>): void {
    const white = size + 2 * quietZoneModules;
    doc.save();
    doc.transform(module * mm, 0, 0, module * mm, x * mm, y * mm);
    doc.rect(-quietZoneModules, -quietZoneModules, white, white).fill('#ffffff');
    doc.fillColor('#000000').addContent(path).addContent('f');
    doc.restore();
  }

  function image(id: number, { x, y, width: wide, height }: NonNullable<FaceLayout['image']>): void {
    const file = picture(id);
    if (!file || height <= 0) return;
    const box: [number, number] = [wide * mm, height * mm];
    doc.image(file, x * mm, y * mm, { fit: box, align: 'center', valign: 'center' });
  }

  function mark(cardNumber: string, covered: boolean): void {
    const size = 2.65;
    const x = cardSize.width * 0.06;
    const y = cardSize.height - cardSize.width * 0.03 - 0.5;
    if (covered) {
      const wide = width(cardNumber, 'text') * size;
      doc.roundedRect((x - 1) * mm, (y - 2.6) * mm, (wide + 2) * mm, 3.6 * mm, 1 * mm).fill('#ffffff');
    }
    doc.fillColor(soft);
    text(cardNumber, { x, y }, { size });
    doc.fillColor(ink);
  }

  /** Draws the folded corner in the colour of the parent subject, so that cards can be sorted, even in a box. */
  function corner(cardNumber: string): void {
    const left = (cardSize.width - cornerSide) * mm;
    const right = cardSize.width * mm;
    const fold = cornerSide * mm;
    doc.polygon([left, 0], [right, 0], [right, fold]).fill(colourOf(cardNumber));
    doc.fillColor(ink).strokeColor('#ffffff');
    line({ from: { x: cardSize.width - cornerSide, y: 0 }, to: { x: cardSize.width, y: cornerSide } }, 0.6);
    doc.strokeColor(ink);
  }

  function face(card: PaperCard, sideName: 'front' | 'back', slot: Slot, { withQr }: { withQr: boolean }): void {
    const side = card[sideName];
    const qr = withQr ? qrCode(card.link) : undefined;
    const question = sideName === 'back' ? card.front : undefined;
    const layout = layFace({ side, asked: question, hand: card.hand, qr, sizes: card.sizes?.[sideName] });
    doc.save();
    doc.translate(slot.x * mm, slot.y * mm);
    if (slot.turned) doc.rotate(180, { origin: [(slot.width / 2) * mm, (slot.height / 2) * mm] });
    doc.rect(0, 0, slot.width * mm, slot.height * mm).clip();
    if (layout.image && side.image !== null) image(side.image, layout.image);
    for (const placed of layout.texts) {
      const { typeface } = placed;
      if (placed.isRuled && side.pattern === 'none' && placed.rows.length > 0) rule(placed);
      placed.rows.forEach((line, i) =>
        text(
          line,
          { x: placed.x + placed.width / 2, y: placed.y + (i + baseline[typeface]) * placed.leading },
          { size: placed.size, align: 'center', typeface },
        ),
      );
    }
    if (card.mark) corner(card.mark);
    mark(card.mark, side.pattern === 'full' && side.image !== null);
    if (qr && layout.qr) code(qr, onDots(layout.qr, slot));
    doc.restore();
  }

  return { doc, text, line, face, width };
}
