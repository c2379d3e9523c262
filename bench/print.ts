import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import jsQR from 'jsqr';
import sharp from 'sharp';

import { backSlots, frontSlots, mirrorToFront, type Slot } from '../contract/print/sheet-layout/sheet.ts';
import { writePdf } from '../server/print/pdf/sheets.ts';
import { crop, darkCentre, type Raster, rasterise } from '../server/testing/files/raster.ts';
import { chromiumMs } from './print/chromium.ts';
import { sample } from './print/sample.ts';
import { checkAtLeast, checkAtMost, machineLoad, reportFailures } from './report/report.ts';
import { median } from './statistics/quantile.ts';

/** Maxima: milliseconds, megabytes resident, millimetres. Minimum: speed relative to Chromium. */
const limits = { ms: 1_500, megabytes: 250, distance: 0.5, ratio: 4 };
const nbCards = 1_000;
const nbRead = 90;
/** `cpu`: CPU time in milliseconds, which other load on the machine does not increase. */
type Run = { ms: number; cpu: number; bytes: number; megabytes: number };
type Kind = 'plain' | 'qr';

const folder = mkdtempSync(join(tmpdir(), 'memocartes-print-'));
const writePortalPdf = (count: number, qr: Kind, name: string): Run => {
  const main = join(import.meta.dirname, 'print/portal.main.ts');
  return JSON.parse(
    execFileSync(process.execPath, [main, String(count), qr, join(folder, name)], { encoding: 'utf8' }),
  ) as Run;
};

const readQr = jsQR as unknown as typeof jsQR.default;

/** Contents of the QR codes on the backs at 300 dpi, each cut out and read once; undefined when unreadable. */
function readBack(pages: readonly Raster[]): (string | undefined)[] {
  return pages.flatMap((page) =>
    backSlots('long').map(({ x, y }) => {
      const { data, width, height } = crop(page, { x: x + 33, y: y + 58, width: 30, height: 30 });
      return readQr(data, width, height)?.data;
    }),
  );
}

/** Distance between the centres of the two sides of an all-black card, in millimetres. */
async function centreDistance(): Promise<number> {
  const black = await sharp({ create: { width: 63, height: 88, channels: 3, background: '#000' } })
    .jpeg()
    .toBuffer();
  const side = { pattern: 'full', lines: [], image: 0 } as const;
  const card = { mark: '', link: '', hand: false, front: side, back: side };
  const settings = { title: 'Mesure', qr: false, dividers: false, calibration: false, shift: { x: 0, y: 0 } };
  const chunks: Buffer[] = [];
  const order = { ...settings, cards: [card], images: new Map([[0, black]]), duplex: 'long' } as const;
  await writePdf(order, (bytes) => chunks.push(bytes));
  const [front, back] = await rasterise(Buffer.concat(chunks), 300);

  const middle = (page: Raster, { x, y }: Slot) => {
    const centre = darkCentre(crop(page, { x: x - 1, y: y - 1, width: 65, height: 90 }));
    return { x: centre.x + x - 1, y: centre.y + y - 1 };
  };

  const frontCentre = middle(front!, frontSlots()[0]!);
  const backCentre = mirrorToFront(middle(back!, backSlots('long')[0]!), 'long');
  return Math.hypot(backCentre.x - frontCentre.x, backCentre.y - frontCentre.y);
}

try {
  const order = await sample(nbCards);
  const runs: Record<Kind, Run[]> = { plain: [], qr: [] };
  const chromiumRuns: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    for (const kind of ['plain', 'qr'] as const) runs[kind].push(writePortalPdf(nbCards, kind, `${kind}.pdf`));
    chromiumRuns.push(await chromiumMs(order));
  }
  const chromium = median(chromiumRuns);
  console.log(`PDF of ${nbCards} cards, both sides, 100 JPEGs (load ${machineLoad()})`);

  const row = (kind: Kind) => {
    const ms = median(runs[kind].map((run) => run.ms));
    const cpu = median(runs[kind].map((run) => run.cpu));
    const megabytes = Math.max(...runs[kind].map((run) => run.megabytes));
    const ratio = chromium / ms;
    const name = kind === 'qr' ? 'with QR codes' : 'without';
    const countedMs = Math.min(ms, cpu); // Other load on the machine lengthens only the elapsed time.
    checkAtMost(`${name}, ms`, countedMs, limits.ms);
    checkAtMost(`${name}, MB`, megabytes, limits.megabytes);
    checkAtLeast(`${name}, × Chromium`, ratio, limits.ratio);

    return {
      ms: Math.round(ms),
      'ms of processor': Math.round(cpu),
      'MB resident': Math.round(megabytes),
      'MB of file': (runs[kind][0]!.bytes / 1e6).toFixed(1),
      '× Chromium': ratio.toFixed(1),
    };
  };

  console.table({ without: row('plain'), 'with QR codes': row('qr'), Chromium: { ms: Math.round(chromium) } });

  writePortalPdf(nbRead, 'qr', 'read.pdf');
  const pages = await rasterise(readFileSync(join(folder, 'read.pdf')), 300);
  const read = readBack(pages.filter((_page, i) => i % 2 === 1));
  const nbReadable = new Set(read.filter(Boolean)).size;
  const distance = await centreDistance();
  console.log(
    `${nbReadable} of ${nbRead} QR codes read at 300 dpi, one attempt each; centres ${distance.toFixed(2)} mm apart`,
  );
  checkAtLeast('codes read', nbReadable, nbRead);
  checkAtMost('mm apart', distance, limits.distance);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = reportFailures();
