import {
  backSlots,
  duplexes,
  frontSlots,
  mirrorToFront,
  type Slot,
} from '@memocartes/contract/print/sheet-layout/sheet';
import jsQR from 'jsqr';

import { jpeg } from '../../testing/files/images.ts';
import { crop, darkCentre, rasterise } from '../../testing/files/raster.ts';
import type { PaperCard, PaperSide, PrintOrder } from './print-order.ts';
import { writePdf } from './sheets.ts';

// The package's types declare an ES module, but its file is a CommonJS module.
const readQr = jsQR as unknown as typeof jsQR.default;

const text = (...lines: string[]): PaperSide => ({ pattern: 'none', lines, image: null });
const full: PaperSide = { pattern: 'full', lines: [], image: 1 };

const card = (n: number, sides: Partial<PaperCard> = {}): PaperCard => ({
  mark: `FR-CE1-${String(n).padStart(4, '0')}`,
  link: `https://ecole.memocartes.example/C/${String(n).padStart(16, '0')}`,
  hand: false,
  front: text(`Question ${n}`),
  back: text(`Réponse ${n}`),
  ...sides,
});

const plain = {
  title: 'Essai',
  images: new Map(),
  duplex: 'long',
  qr: false,
  dividers: false,
  calibration: false,
} as const;

async function pdfOf(order: Partial<PrintOrder>): Promise<{ pdf: Buffer; pages: number[] }> {
  const chunks: Buffer[] = [];
  const pages: number[] = [];
  const whole = { ...plain, cards: [], shift: { x: 0, y: 0 }, ...order };
  await writePdf(
    whole,
    (bytes) => chunks.push(bytes),
    (done) => pages.push(done),
  );
  return { pdf: Buffer.concat(chunks), pages };
}

const expand = ({ x, y, width, height }: Slot, by: number) => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

test('reports progress page by page, with two pages for each sheet', async () => {
  const { pages } = await pdfOf({ cards: Array.from({ length: 10 }, (_none, i) => card(i)), dividers: true });
  expect(pages).toEqual([1, 2, 3, 4, 5, 6]);
});

test.each(duplexes)(
  'flipped on the %s edge, the centres of front and back are at most 0.5 mm apart [printing.duplex]',
  async (duplex) => {
    const images = new Map([[1, await jpeg(630, 880, '#000000')]]);
    const white = card(0, { mark: '', front: text(), back: text() });
    const cards = Array.from({ length: 9 }, (_none, i) =>
      i === 5 ? card(5, { mark: '', front: full, back: full }) : white,
    );
    const [front, back] = await rasterise((await pdfOf({ cards, images, duplex })).pdf, 150);
    const frontBox = expand(frontSlots()[5]!, 1);
    const backBox = expand(backSlots(duplex)[5]!, 1);
    const frontCentre = darkCentre(crop(front!, frontBox));
    const backCentre = darkCentre(crop(back!, backBox));
    const mirrored = mirrorToFront({ x: backCentre.x + backBox.x, y: backCentre.y + backBox.y }, duplex);
    expect(Math.hypot(mirrored.x - frontCentre.x - frontBox.x, mirrored.y - frontCentre.y - frontBox.y)).toBeLessThan(
      0.5,
    );
  },
);

test('every QR code can be read at 300 dpi, with any layout [printing.qr-code]', async () => {
  const images = new Map([[1, await jpeg(630, 880, '#1d5fa8')]]);
  const patterns = ['none', 'top', 'center', 'bottom', 'full'] as const;
  const cards = Array.from({ length: 9 }, (_none, i) => {
    const pattern = patterns[i % patterns.length]!;
    const lines =
      pattern === 'full' ? [] : pattern === 'none' ? Array.from({ length: 8 }, () => 'une ligne') : ['une', 'deux'];
    return card(i, { back: { pattern, lines, image: pattern === 'none' ? null : 1 }, hand: i % 2 === 1 });
  });
  const [, back] = await rasterise((await pdfOf({ cards, images, qr: true })).pdf, 300);
  const read = backSlots('long').map((slot) => {
    const { data, width, height } = crop(back!, slot);
    return new URL(readQr(data, width, height)!.data).href;
  });
  expect(read).toEqual(cards.map(({ link }) => link));
});

test('an image that fills a side is printed whole, also a panorama [cards.full-image]', async () => {
  const images = new Map([[1, await jpeg(1000, 400, '#000000')]]);
  const cards = [card(1, { mark: '', front: full })];
  const [front] = await rasterise((await pdfOf({ cards, images })).pdf, 150);
  const { x, y, width, height } = frontSlots()[0]!;

  const isDark = (at: number) => {
    const { data } = crop(front!, { x: x + width / 2, y: y + height * at, width: 1, height: 1 });
    return data[0]! < 128;
  };

  // The picture is 63 × 25 mm, in the middle of a card of 63 × 88 mm.
  expect([0.1, 0.3, 0.4, 0.5, 0.6, 0.7, 0.9].map(isDark)).toEqual([false, false, true, true, true, false, false]);
});

test('a picture shown by many cards is in the file once', async () => {
  const image = await jpeg(630, 880, '#1d5fa8');
  const cards = Array.from({ length: 90 }, (_none, i) => card(i, { front: full, back: full }));
  const { pdf } = await pdfOf({ cards, images: new Map([[1, image]]) });
  expect(pdf.toString('latin1').split('/Subtype /Image').length - 1).toBe(1);
});

test('the file contains the fonts of the design and makes print dialogs propose both sides at full size', async () => {
  const { pdf } = await pdfOf({ cards: [card(1), card(2, { hand: true })], duplex: 'short' });
  const read = pdf.toString('latin1');
  expect(read).toMatch(/\/BaseFont \/\w+\+AtkinsonHyperlegibleNext/);
  expect(read).toMatch(/\/BaseFont \/\w+\+Playwrite/);
  expect(read).toContain('/PrintScaling /None');
  expect(read).toContain('/Duplex /DuplexFlipShortEdge');
});

test('characters missing from the design’s fonts are drawn by a fallback font', async () => {
  const { pdf } = await pdfOf({ cards: [card(1, { front: text('→ √2 ≠ π', 'ʃ ♪ 1\u202f000 ă') })] });
  expect(pdf.toString('latin1')).toMatch(/\/BaseFont \/\w+\+DejaVuSans/);
});

test('emoji are drawn with the monochrome emoji font', async () => {
  const { pdf } = await pdfOf({ cards: [card(1, { front: text('👩‍🏫 🇫🇷', '😀') })] });
  expect(pdf.toString('latin1')).toMatch(/\/BaseFont \/\w+\+NotoEmoji/);
});

test('text of any length and characters stays clear of the cut', async () => {
  const longest = 'Anticonstitutionnellement, '.repeat(5).slice(0, 120);
  const cards = [false, true].flatMap((hand) => [
    card(1, { hand, front: text(...Array.from({ length: 7 }, () => longest)) }),
    card(2, { hand, front: text('漢字 한국어 😀👩‍🏫', '½ + ¾', 'W'.repeat(60)) }),
    card(3, { hand, front: text('W'.repeat(120)) }),
  ]);
  const [front] = await rasterise((await pdfOf({ cards })).pdf, 100);
  for (const { x, y, width } of frontSlots().slice(0, cards.length)) {
    for (const from of [x + 1, x + width - 4]) {
      const { data } = crop(front!, { x: from, y: y + 9, width: 3, height: 70 });
      expect(data.every((value) => value > 250)).toBe(true);
    }
  }
});
