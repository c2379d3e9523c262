import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { BrowserContext } from '@playwright/test';

import type { BrokenCode } from '../../remotes/brokenCode.ts';
import { replaceFile } from '../../remotes/files.ts';

/** A way in which a candidate fails, and what people see. */
type Way = {
  readonly title: string;
  readonly code?: BrokenCode;
  /** Changes the candidate's files before the registry has their digests. */
  readonly before?: (folder: string) => void;
  /** Changes the candidate's files after the registry has their digests. */
  readonly after?: (folder: string) => void;
  /** Whether the registry lacks the candidate's container, so that the page requests the manifest. */
  readonly byManifest?: true;
  /** Files whose requests never get a response. */
  readonly hangs?: RegExp;
  readonly route?: string;
  /** Route of the page after the recovery; `route` by default. */
  readonly healedAt?: string;
  readonly reported?: { readonly kind?: string; readonly reason?: string };
  /** Time in seconds within which the last good version is shown; 10 by default. */
  readonly healedWithin?: number;
  /** Whether the candidate stays in use, because its fault has no effect. */
  readonly isHarmless?: true;
};

const deleteCopies = (folder: string, file: string) => {
  for (const copy of ['.br', '.gz']) rmSync(join(folder, `${file}${copy}`), { force: true });
};

const rewrite = (folder: string, files: RegExp, change: (code: string) => string) => {
  for (const file of readdirSync(folder).filter((name) => files.test(name))) {
    replaceFile(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
    deleteCopies(folder, file);
  }
};

const chunks = /^(?!entry)\w+\.js$/;
const after = (statement: string) =>
  `function Screen() { React.useEffect(() => { ${statement} }, []); return React.createElement(Good); }`;
const loadFailure = { kind: 'LOAD_FAILURE' };

/** The rows of docs/remote-failures.md, except the endless loop, which has its own test. */
export const ways: readonly Way[] = [
  {
    title: 'throws while loading',
    code: { atStart: 'throw new Error("broken")' },
    reported: { kind: 'ERROR', reason: 'broken' },
  },
  {
    title: 'throws in the browser only',
    code: { atLoad: 'if (typeof document === "object") throw new Error("no browser")' },
    reported: { kind: 'LOAD_FAILURE', reason: 'no browser' },
  },
  {
    title: 'throws in render',
    code: { screen: '() => { throw new Error("in render"); }' },
    reported: { kind: 'RENDER', reason: 'in render' },
  },
  {
    title: 'throws in a timer',
    code: { screen: after('setTimeout(() => { throw new Error("in a timer"); }, 300)') },
    reported: { kind: 'ERROR', reason: 'in a timer' },
  },
  {
    title: 'rejects a promise that no one catches',
    code: { screen: after('Promise.reject(new Error("rejected"))') },
    reported: { kind: 'REJECTION', reason: 'rejected' },
  },
  {
    title: 'throws on one route',
    code: { route: '/schools/classes', screen: '() => { throw new Error("on one route"); }' },
    route: '/schools/classes',
    reported: { kind: 'RENDER', reason: 'on one route' },
  },
  {
    title: 'throws in render of a side panel',
    code: { panel: '() => { throw new Error("in a panel"); }' },
    route: '/Dashboard?panel=student&mode=VIEW&item=1',
    reported: { kind: 'RENDER', reason: 'in a panel' },
  },
  {
    title: 'blocks the page for 11 s',
    code: { screen: after('setTimeout(() => { const end = Date.now() + 11000; while (Date.now() < end); }, 500)') },
    reported: { kind: 'LONG_TASK' },
    // The browser reports the task only after the 11 s.
    healedWithin: 25,
  },
  { title: 'shows nothing', code: { screen: '() => null' }, reported: { kind: 'BLANK' } },
  { title: 'entry never arrives', hangs: /entry\./, reported: loadFailure },
  { title: 'chunks never arrive', hangs: /\/\w{10}\.js/, reported: loadFailure },
  {
    title: 'awaits 20 s while it loads',
    code: { atLoad: 'await new Promise((resolve) => setTimeout(resolve, 20000))' },
    reported: loadFailure,
  },
  {
    title: 'manifest is an HTML page',
    byManifest: true,
    after: (folder) => rewrite(folder, /^mf-manifest\.json$/, () => '<!doctype html><title>Portail</title>'),
    reported: loadFailure,
  },
  {
    title: 'tampered chunks',
    after: (folder) => rewrite(folder, chunks, (code) => `${code};globalThis.isTampered = true;`),
    reported: loadFailure,
  },
  { title: 'deleted files', after: (folder) => rmSync(folder, { recursive: true }), reported: loadFailure },
  {
    title: 'needs a newer shell',
    code: { atLoad: 'throw new Error("The host does not share @memocartes/shared-ui/tomorrow ^1.0.0")' },
    reported: { kind: 'LOAD_FAILURE', reason: 'does not share' },
  },
  {
    title: 'hides the menu with CSS',
    // The build writes selectors in this form, which confines them to the remote's own elements.
    before: (folder) =>
      rewrite(folder, /\.css$/, (css) => {
        const [place] = /:where\(\.sh-screen [^{}]*?#root\) \*\)/.exec(css) ?? [];
        if (!place) return css;
        const selectors = ['nav', '.sh-top', '.sh-side', 'body', '#root'].map((selector) => `${selector}${place}`);
        return `${css}${selectors.join()}{display:none!important}`;
      }),
    isHarmless: true,
  },
  {
    title: 'wraps `fetch`',
    code: { atLoad: 'const own = fetch; globalThis.fetch = (...call) => (globalThis.isWrapped = true, own(...call))' },
    reported: { kind: 'LOAD_FAILURE', reason: 'replaces fetch' },
  },
  {
    title: 'breaks a prototype while it loads',
    code: { atLoad: 'Array.prototype.map = () => { throw new Error("no map"); }' },
    reported: { reason: 'replaces Array.prototype.map' },
  },
  {
    title: 'breaks a prototype once it is shown',
    code: {
      screen: after(
        // Clicks immediately: otherwise another render would call the broken method first.
        'Array.prototype.map = () => { throw new Error("no map"); }; document.querySelector("a[href$=classes]").click()',
      ),
    },
    reported: { kind: 'RENDER', reason: 'no map' },
    healedAt: '/schools/classes',
  },
  {
    title: 'sets state endlessly in render',
    code: { screen: '() => { const [n, set] = React.useState(0); set(n + 1); return n; }' },
    reported: { kind: 'RENDER' },
  },
  {
    title: 'sets state endlessly after each render',
    code: {
      screen:
        'function Screen() { const [n, set] = React.useState(0); React.useEffect(() => set(n + 1)); return React.createElement("h1", null, n); }',
    },
    reported: { kind: 'LONG_TASK', reason: 'renders without end' },
  },
  {
    title: 'replaces an endpoint of the shell',
    code: {
      atLoad: `const { api } = (await Object.values(scope['@memocartes/shared-api/base'])[0].get())();
        api.injectEndpoints({ endpoints: (build) => ({ getMe: build.query({ query: () => ({ url: '/stolen' }) }) }), overrideExisting: true })`,
    },
    reported: { kind: 'ERROR', reason: 'refused to replace the endpoints getMe' },
  },
];

/** Makes requests for files of a version hang until the test ends. */
export const hang = (context: BrowserContext, version: string, files: RegExp): Promise<unknown> =>
  context.route(
    (url) => url.pathname.includes(`/${version}/`) && files.test(url.pathname),
    () => undefined,
  );
