import { backSlots, frontSlots, perSheet, type Slot } from '../../contract/print/sheet-layout/sheet.ts';
import type { PaperSide, PrintOrder } from '../../server/print/pdf/print-order.ts';
import { launchChromium } from '../browser/launchChromium.ts';

function face(
  { pattern, lines, image }: PaperSide,
  { x, y, width, height }: Slot,
  cardMark: string,
  pictures: readonly string[],
): string {
  const picture = image === null ? '' : `<img src="${pictures[image]}">`;
  const text = `<p>${lines.join('<br>')}</p>`;
  const content = pattern === 'top' ? picture + text : text + picture;
  return `<div style="left:${x}mm;top:${y}mm;width:${width}mm;height:${height}mm">${content}<small>${cardMark}</small></div>`;
}

/** The sheets of an order as a page of HTML, without QR codes. */
function html({ cards, images }: PrintOrder): string {
  const pictures = [...images.values()].map(
    (bytes) => `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`,
  );
  const pages: string[] = [];
  for (let from = 0; from < cards.length; from += perSheet) {
    const sheetCards = cards.slice(from, from + perSheet);
    for (const [side, slots] of [
      ['front', frontSlots()],
      ['back', backSlots('long')],
    ] as const) {
      pages.push(
        `<section>${sheetCards.map((card, i) => face(card[side], slots[i]!, card.mark, pictures)).join('')}</section>`,
      );
    }
  }
  return `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:0}body{margin:0}
    section{position:relative;width:210mm;height:296.9mm;break-after:page}
    div{position:absolute;display:flex;flex-direction:column;align-items:center;justify-content:center;font:8mm sans-serif;text-align:center}
    img{width:50mm;height:38mm}small{font-size:2.6mm}</style>${pages.join('')}`;
}

/** Time in ms that Chromium takes to lay out and print the sheets, without the start of the browser. */
export async function chromiumMs(order: PrintOrder): Promise<number> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const source = html(order);
    const start = performance.now();
    await page.setContent(source, { waitUntil: 'load', timeout: 120_000 });
    await page.pdf({ preferCSSPageSize: true, printBackground: true });
    return performance.now() - start;
  } finally {
    await browser.close();
  }
}
