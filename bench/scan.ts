import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Scene, writeVideo } from '../e2e/support/camera/cameraVideo.ts';
import { build } from '../tools/nx.ts';
import { remotes } from '../tools/packages.ts';
import { step } from '../tools/progress.ts';
import { publish } from '../tools/publish/publish.ts';
import { ChildProcesses } from '../tools/run/child-processes.ts';
import { startPortal } from '../tools/run/portal.ts';
import { readSettings } from '../tools/settings.ts';
import { launchChromium } from './browser/launchChromium.ts';
import { cameraFrame, plainBackground, poseOf, readBacks } from './scan/frames.ts';
import { Product } from './scan/product.ts';
import { watchReads } from './scan/reads.ts';
import { median } from './statistics/quantile.ts';
import { signIn } from './web/sign-in.ts';

const nbCards = 30;
/** Seconds that each card is shown: a card is read in this time or not at all. */
const secondsPerCard = 0.5;
/** Seconds without a card: before the first card, while the scanner starts, and after the last one. */
const secondsBefore = 8;
const secondsAfter = 6;
const teacher = { email: 'enseignante@demo.memocartes.fr', password: 'Demo-2026!' };

/** Address of a running portal: `npm run bench:scan -- http://127.0.0.1:4200`. */
const portalUrl = process.argv[2];
const processes = new ChildProcesses();
const folder = mkdtempSync(join(tmpdir(), 'memocartes-scan-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

async function ownPortal(): Promise<string> {
  const settings = { ...(await readSettings({ ...process.env, PORT: '0', DATA_DIR: folder })), demo: true };
  await step('Web packages built', () => build());
  for (const remote of remotes) await publish(remote, settings.remotesDir);
  await step('Server', () => startPortal(processes, settings));
  return settings.url;
}

/** Prints the cards of a student and films them. */
async function film(address: string): Promise<{ studentId: number; path: string }> {
  const browser = await launchChromium();
  const context = await browser.newContext();
  await signIn(context, address, teacher);
  const product = new Product(context.request, address);
  const { id: studentId, cards } = await product.findStudent(nbCards);
  const backs = await readBacks(await product.print(cards), nbCards);
  await browser.close();
  const path = join(folder, 'camera.mjpeg');
  const scenes: Scene[] = [];
  for (const [n, back] of backs.entries()) {
    scenes.push({ jpeg: await cameraFrame(back, poseOf(n)), seconds: secondsPerCard });
  }
  const empty = await plainBackground().jpeg().toBuffer();
  await writeVideo(path, [{ jpeg: empty, seconds: secondsBefore }, ...scenes, { jpeg: empty, seconds: secondsAfter }]);
  return { studentId, path };
}

/** Shows the film to the scanner. @returns the times at which cards were read, in ms of the page's clock */
async function scan(address: string, studentId: number, path: string): Promise<number[]> {
  const browser = await launchChromium([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${path}`,
  ]);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await signIn(context, address, teacher);
  const page = await context.newPage();
  await page.goto(`${address}/students/${studentId}`);
  await page.getByRole('button', { name: 'Scanner les cartes' }).click();
  await page.locator('.scan-camera--reading').waitFor();
  const reads = await watchReads(page, (secondsBefore + nbCards * secondsPerCard) * 1000 + 2000, nbCards);
  await browser.close();
  return reads;
}

try {
  const address = portalUrl ?? (await ownPortal());
  const { studentId, path } = await step(`${nbCards} cards printed and filmed`, () => film(address));
  const reads = await step('Film shown', () => scan(address, studentId, path));
  // When the first card was shown is unknown: it is estimated from the card that was read with the least delay.
  const firstShownAt = Math.min(...reads.map((at, n) => at - n * secondsPerCard * 1000));
  const delays = reads.map((at, n) => at - n * secondsPerCard * 1000 - firstShownAt);
  const load = loadavg()[0]!.toFixed(1);
  console.log(
    `${reads.length} of ${nbCards} cards read, each shown for ${secondsPerCard} s; delay after the fastest: ` +
      `median ${median(delays).toFixed(0)} ms, slowest ${Math.max(...delays).toFixed(0)} ms; load ${load}`,
  );
  const isWithin = reads.length === nbCards;
  console.log(
    isWithin ? 'Within all limits.' : `Failed: ${nbCards - reads.length} cards not read in ${secondsPerCard} s`,
  );
  await processes.end(isWithin ? 0 : 1);
} catch (error) {
  console.error(error);
  await processes.end(1);
}
