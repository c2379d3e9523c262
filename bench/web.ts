import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { build } from '../tools/nx.ts';
import { distOf, remotes } from '../tools/packages.ts';
import { step } from '../tools/progress.ts';
import { publish } from '../tools/publish/publish.ts';
import { ChildProcesses } from '../tools/run/child-processes.ts';
import { startPortal } from '../tools/run/portal.ts';
import { readSettings } from '../tools/settings.ts';
import { launchChromium } from './browser/launchChromium.ts';
import { recordFailure, reportFailures } from './report/report.ts';
import { median } from './statistics/quantile.ts';
import { type Clicks, type ListTour, tourLists } from './web/click.ts';
import { buildMonolith, monolithDir } from './web/monolith.ts';
import { serve } from './web/serve.ts';
import { subjects, tours } from './web/subjects.ts';
import { type Subject, type Visit, visit } from './web/visit.ts';
import { bytesByKind, bytesOf, kinds } from './web/weight.ts';

/** Visits of each page, and browser sessions of each tour; median times are shown. */
const rounds = 5;

/** Maximum of the median time from the click in the menu to the rows, in milliseconds. */
const maxClick = 400;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const { values, positionals: names } = parseArgs({ allowPositionals: true, options: { files: { type: 'boolean' } } });
const isWanted = ({ name }: { readonly name: string }) =>
  names.length === 0 || names.some((word) => name.toLowerCase().includes(word.toLowerCase()));

const processes = new ChildProcesses();
const dataDir = mkdtempSync(join(tmpdir(), 'memocartes-bench-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const summary = (visits: readonly Visit[]): Visit => ({
  ...visits.at(-1)!,
  content: median(visits.map(({ content }) => content)),
});

/** Opens the lists in several browser sessions. */
async function tourListsRepeatedly(address: string, subject: ListTour): Promise<Clicks> {
  const browser = await launchChromium();
  const clicks: Clicks[] = [];
  for (let n = 0; n < rounds; n += 1) clicks.push(await tourLists(browser, address, subject));
  await browser.close();
  return { first: clicks.flatMap(({ first }) => first), again: clicks.flatMap(({ again }) => again) };
}

/** Measures both builds in turn, so that other load on the machine affects both. */
async function compare(addresses: readonly [string, string], subject: Subject): Promise<[Visit, Visit]> {
  const browser = await launchChromium();
  const visits: [Visit[], Visit[]] = [[], []];
  for (let n = 0; n < rounds; n += 1) {
    for (const variant of n % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
      visits[variant].push(await visit(browser, addresses[variant], subject));
    }
  }
  await browser.close();
  return [summary(visits[0]), summary(visits[1])];
}

const line = (cells: readonly string[]) => cells.map((cell, i) => (i ? cell.padStart(10) : cell.padEnd(32))).join('');

function show(name: string, { files, content }: Visit) {
  const parts = bytesByKind(files);
  const sizes = [bytesOf(files), ...kinds.map((kind) => parts[kind])].map(kilobytes);
  console.log(line([name, String(files.length), ...sizes, content.toFixed(0)]));
}

try {
  const settings = { ...(await readSettings({ ...process.env, PORT: '0', DATA_DIR: dataDir })), demo: true };
  await step('Web packages built', () => build());
  await step('Monolith built', buildMonolith);
  for (const remote of remotes) await publish(remote, settings.remotesDir);
  await step('Server', () => startPortal(processes, settings));
  const federated = await serve(distOf('shell'), settings.remotesDir, settings.url);
  const monolith = await serve(monolithDir, settings.remotesDir, settings.url);
  console.log(`\nCold visits, KB as transferred, CPU 4 × slower, median of ${rounds}\n`);
  console.log(line(['', 'requests', 'all', ...kinds, 'content ms']));
  for (const subject of subjects.filter(isWanted)) {
    const [federatedVisit, monolithVisit] = await compare([federated.address, monolith.address], subject);
    const ratio = bytesOf(federatedVisit.files) / bytesOf(monolithVisit.files);
    show(`${subject.name}, federated`, federatedVisit);
    show(`${subject.name}, monolith`, monolithVisit);
    const timeRatio = federatedVisit.content / monolithVisit.content;
    console.log(`  ratio of bytes ${ratio.toFixed(3)}, of time ${timeRatio.toFixed(2)}`);
    for (const { files } of values.files ? [federatedVisit, monolithVisit] : []) {
      console.log(files.map(({ path, bytes }) => `    ${String(bytes).padStart(7)} ${path}`).join('\n'), '\n');
    }
    const foreign = federatedVisit.files
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/remotes/mf-') && !path.startsWith(`/remotes/${subject.remote}/`));
    if (foreign.length > 0) recordFailure(`${subject.name}: files of other remotes: ${foreign.join(', ')}`);
    const size = bytesOf(federatedVisit.files);
    if (subject.limit && size > subject.limit * 1000) {
      recordFailure(`${subject.name}: ${kilobytes(size)} KB, limit ${subject.limit}`);
    }
    if (subject.ratio && ratio > subject.ratio) {
      recordFailure(`${subject.name}: ${ratio.toFixed(3)} × the monolith, limit ${subject.ratio}`);
    }
    if (subject.timeRatio && timeRatio > subject.timeRatio) {
      recordFailure(`${subject.name}: ${timeRatio.toFixed(2)} × the monolith’s time, limit ${subject.timeRatio}`);
    }
  }
  for (const subject of tours.filter(isWanted)) {
    console.log(`\nFrom the click in the menu to rows, CPU 4 × slower, ${rounds} browser sessions\n`);
    console.log(line(['median ms', 'first', 'again', 'all']));
    const { first, again } = await tourListsRepeatedly(federated.address, subject);
    const all = median([...first, ...again]);
    console.log(line([subject.name, ...[median(first), median(again), all].map((ms) => ms.toFixed(0))]));
    if (all > maxClick) recordFailure(`${subject.name}: ${all.toFixed(0)} ms after the click, limit ${maxClick}`);
  }
  await Promise.all([federated.stop(), monolith.stop()]);
  await processes.end(reportFailures());
} catch (error) {
  console.error(error);
  await processes.end(1);
}
