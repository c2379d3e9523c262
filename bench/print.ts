import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import jsQR from 'jsqr';
import { backSlots } from '../contract/print/sheet.ts';
import { cut, rasterise } from '../server/testing/raster.ts';
import type { Raster } from '../server/testing/raster.ts';
import { chromiumTakes } from './print/chromium.ts';
import { sample } from './print/sample.ts';

/** At most: milliseconds, megabytes resident; at least: × as fast as Chromium. */
const limits = { ms: 1_500, megabytes: 250, ratio: 4 };
const nbCards = 1_000;
const nbRead = 90;
type Run = { ms: number; bytes: number; megabytes: number };

const folder = mkdtempSync(join(tmpdir(), 'memocartes-print-'));
const missed: string[] = [];
const check = (what: string, isWithin: boolean) => void (isWithin || missed.push(what));
const ours = (count: number, qr: 'qr' | 'plain', name: string): Run => {
  const main = join(import.meta.dirname, 'print/ours.main.ts');
  return JSON.parse(
    execFileSync(process.execPath, [main, String(count), qr, join(folder, name)], { encoding: 'utf8' }),
  ) as Run;
};
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const readQr = jsQR as unknown as typeof jsQR.default;

/** Millimetres that a crop is moved by: a camera sees the code in many frames, a reader needs one of them. */
const frames = [0, 1, 2, 3, -1, -2];

/** How many codes of the backs are read back at 300 dpi, each from the corner that a camera would be held over. */
async function readBack(file: string): Promise<number> {
  const pages = (await rasterise(readFileSync(file), 300)).filter((_page, i) => i % 2 === 1);
  const read = (page: Raster, x: number, y: number) => {
    const { data, width, height } = cut(page, { x: x + 35, y: y + 60, width: 28, height: 28 });
    return readQr(data, width, height)?.data;
  };
  const codes = pages.flatMap((page) =>
    backSlots('long').map(({ x, y }) => frames.map((by) => read(page, x + by, y + by)).find(Boolean)),
  );
  return new Set(codes.filter(Boolean)).size;
}

try {
  const order = await sample(nbCards);
  const runs: Run[] = [];
  const rival: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    runs.push(ours(nbCards, 'plain', 'plain.pdf'));
    rival.push(await chromiumTakes(order));
  }
  const [ms, megabytes] = [median(runs.map((run) => run.ms)), Math.max(...runs.map((run) => run.megabytes))];
  const chromium = median(rival);
  const withQr = ours(nbCards, 'qr', 'qr.pdf');
  ours(nbRead, 'qr', 'read.pdf');
  const read = await readBack(join(folder, 'read.pdf'));
  console.log(
    `PDF of ${nbCards} cards, both sides, 100 JPEGs (load ${loadavg()
      .map((n) => n.toFixed(1))
      .join(' ')})`,
  );
  console.table({
    'ours, in a thread': {
      ms: Math.round(ms),
      'MB resident': Math.round(megabytes),
      'MB of file': (runs[0]!.bytes / 1e6).toFixed(1),
    },
    'with QR codes': {
      ms: Math.round(withQr.ms),
      'MB resident': Math.round(withQr.megabytes),
      'MB of file': (withQr.bytes / 1e6).toFixed(1),
    },
    Chromium: { ms: Math.round(chromium) },
  });
  console.log(
    `${(chromium / ms).toFixed(1)} × as fast as Chromium; ${read} of ${nbRead} QR codes read back at 300 dpi`,
  );
  check(`${Math.round(ms)} ms, at most ${limits.ms}`, ms <= limits.ms);
  check(`${Math.round(megabytes)} MB, at most ${limits.megabytes}`, megabytes <= limits.megabytes);
  check(`${(chromium / ms).toFixed(1)} × Chromium, at least ${limits.ratio}`, chromium / ms >= limits.ratio);
  check(`${read} codes read of ${nbRead}`, read === nbRead);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (missed.length) {
  console.error(`Missed: ${missed.join('; ')}`);
  process.exitCode = 1;
}
