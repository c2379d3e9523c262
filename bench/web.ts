import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from '../tools/nx.ts';
import { distOf, remotes } from '../tools/packages.ts';
import { publish } from '../tools/publish/publish.ts';
import { Children } from '../tools/run/children.ts';
import { startPortal } from '../tools/run/portal.ts';
import { step } from '../tools/run/progress.ts';
import { readSettings } from '../tools/run/settings.ts';
import { launchChromium } from './chromium.ts';
import { type Clicks, type ListTour, tourLists } from './web/click.ts';
import { buildMonolith, monolithDir } from './web/monolith.ts';
import { serve } from './web/serve.ts';
import { type Subject, type Visit, visit } from './web/visit.ts';

/** Visits of each page; the median is shown. */
const rounds = 5;

const password = 'Demo-2026!';
const subjects: readonly (Subject & { readonly limit?: number; readonly ratio?: number; readonly remote?: string })[] =
  [
    { name: 'Landing', path: '/', content: 'h1', limit: 150 },
    { name: 'Child’s tablet', path: '/device', content: '.student__title', remote: 'mf-student', limit: 180 },
    {
      name: "Teacher's dashboard",
      path: '/Dashboard',
      account: { email: 'enseignante@demo.memocartes.fr', password },
      content: '.dash-classes li',
      remote: 'mf-teacher',
      limit: 420,
      ratio: 1.1,
    },
    {
      name: "Parent's dashboard",
      path: '/Dashboard',
      account: { email: 'parent@demo.memocartes.fr', password },
      content: 'main a[href^="/students/"]',
      remote: 'mf-follower',
    },
  ];

/** From the click in the menu to rows, in milliseconds: as it feels to somebody at work. */
const maxClick = 400;
const tours: readonly ListTour[] = [
  {
    name: 'Lists of a school admin',
    account: { email: 'direction@demo.memocartes.fr', password },
    from: '/Dashboard',
    ready: 'main h1',
    lists: ['/schools/students', '/schools/classes', '/schools/users', '/schools/followers'],
    rows: 'main tbody th[scope="row"]',
  },
];

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const kilobytes = (bytes: number) => bytes / 1000;
const verbose = process.argv.includes('--files');

const children = new Children();
const dataDir = mkdtempSync(join(tmpdir(), 'memocartes-bench-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const summary = (visits: Visit[]): Visit => ({
  ...visits.at(-1)!,
  content: median(visits.map(({ content }) => content)),
});

/** The sittings of several people. */
async function tourListsRepeatedly(address: string, subject: ListTour): Promise<Clicks> {
  const browser = await launchChromium();
  const taken: Clicks[] = [];
  for (let n = 0; n < rounds; n += 1) taken.push(await tourLists(browser, address, subject));
  await browser.close();
  return { first: taken.flatMap(({ first }) => first), again: taken.flatMap(({ again }) => again) };
}

/** Visits both rivals in turn, so that what else the machine does weighs on both. */
async function compare(ours: string, theirs: string, subject: Subject): Promise<[Visit, Visit]> {
  const browser = await launchChromium();
  const visits: [Visit[], Visit[]] = [[], []];
  for (let n = 0; n < rounds; n += 1) {
    for (const which of n % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
      visits[which].push(await visit(browser, which ? theirs : ours, subject));
    }
  }
  await browser.close();
  return [summary(visits[0]), summary(visits[1])];
}

const line = (cells: readonly string[]) => cells.map((cell, i) => (i ? cell.padStart(12) : cell.padEnd(32))).join('');

function show(name: string, { requests, script, content }: Visit) {
  console.log(line([name, String(requests), kilobytes(script).toFixed(1), content.toFixed(0)]));
}

try {
  const settings = { ...(await readSettings({ ...process.env, PORT: '0', DATA_DIR: dataDir })), demo: true };
  await step('Web packages built', () => build());
  await step('Monolith built', buildMonolith);
  for (const remote of remotes) await publish(remote, settings.remotesDir);
  await step('Server', () => startPortal(children, settings));
  const federated = await serve(distOf('shell'), settings.remotesDir, settings.url);
  const monolith = await serve(monolithDir, settings.remotesDir, settings.url);
  console.log(`\nCold visits, CPU 4 × slower, median of ${rounds}\n`);
  console.log(line(['', 'requests', 'JS KB (br)', 'content ms']));
  const missed: string[] = [];
  for (const subject of subjects) {
    const [ours, theirs] = await compare(federated.address, monolith.address, subject);
    const ratio = ours.script / theirs.script;
    show(`${subject.name}, federated`, ours);
    show(`${subject.name}, monolith`, theirs);
    console.log(line([`  ratio of bytes, of time`, '', ratio.toFixed(3), (ours.content / theirs.content).toFixed(2)]));
    if (verbose) console.log(['  federated', ...ours.files, '  monolith', ...theirs.files].join('\n    '));
    const foreign = ours.files.filter(
      (file) => file.startsWith('/remotes/') && !file.startsWith(`/remotes/${subject.remote}/`),
    );
    if (foreign.length) missed.push(`${subject.name}: files of other remotes: ${foreign.join(', ')}`);
    const size = kilobytes(ours.script);
    if (subject.limit && size > subject.limit)
      missed.push(`${subject.name}: ${size.toFixed(1)} KB, limit ${subject.limit}`);
    if (subject.ratio && ratio > subject.ratio)
      missed.push(`${subject.name}: ${ratio.toFixed(3)} × the monolith, limit ${subject.ratio}`);
  }
  console.log(`\nFrom the click in the menu to rows, CPU 4 × slower, ${rounds} sittings\n`);
  console.log(line(['median ms', 'first', 'again', 'all']));
  for (const subject of tours) {
    const { first, again } = await tourListsRepeatedly(federated.address, subject);
    const all = median([...first, ...again]);
    console.log(line([subject.name, ...[median(first), median(again), all].map((ms) => ms.toFixed(0))]));
    if (all > maxClick) missed.push(`${subject.name}: ${all.toFixed(0)} ms after the click, limit ${maxClick}`);
  }
  console.log(missed.length ? `\nMissed: ${missed.join('; ')}` : '\nEvery limit is kept.');
  await Promise.all([federated.stop(), monolith.stop()]);
  await children.end(missed.length ? 1 : 0);
} catch (error) {
  console.error(error);
  await children.end(1);
}
