import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { run } from 'axe-core';

import { clickAndWait } from '../browser/clickAndWait.ts';
import { withSlowProcessor } from '../web/slow.ts';
import { screensDir } from './build.ts';
import type { Component, Library } from './components.ts';

const origin = 'http://screens.test';
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const axeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Axe = { readonly run: typeof run };

/** `base`: antd's theme and the code shared by its components are already loaded. */
export type Variant = { readonly library: Library; readonly base: boolean };

export type Measured = {
  /** Brotli bytes of scripts and styles that the click loads. */
  readonly bytes: number;
  /** Milliseconds from the click to the painted content, on a processor four times slower. */
  readonly ms: number;
  /** Violations of WCAG 2.2 AA, by rule, with the component open. */
  readonly axe: readonly string[];
};

/** Responds to the page's requests with the build's files. @returns the paths that were requested, in order */
async function serveFiles(context: BrowserContext): Promise<string[]> {
  const paths: string[] = [];
  await context.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname === '/' ? '/index.html' : pathname;
    paths.push(path);
    await route.fulfill({ path: join(screensDir, path) });
  });
  return paths;
}

const bytesOf = (paths: readonly string[]) =>
  paths
    .filter((path) => /\.(js|css)$/.test(path))
    .reduce((sum, path) => sum + statSync(join(screensDir, `${path}.br`)).size, 0);

async function axeViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axePath });
  return page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id} × ${nodes.length}`);
  }, axeRules);
}

/** Measures a component in a new browser context. @param picture file in which to save a screenshot */
export async function measure(
  browser: Browser,
  component: Component,
  { library, base }: Variant,
  picture?: string,
): Promise<Measured> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1024, height: 800 } });
  try {
    const paths = await serveFiles(context);
    const page = await context.newPage();
    await page.goto(`${origin}/#${component.name}.${library}${base ? '+base' : ''}`);
    await page.getByRole('button', { name: 'Ouvrir' }).waitFor();
    const before = paths.length;
    const click = { target: 'button', content: component.content[library], withText: false };
    const ms = await withSlowProcessor(page, () => page.evaluate(clickAndWait, click));
    const bytes = bytesOf(paths.slice(before));
    await component.open?.(page, library);
    const axe = await axeViolations(page);
    if (picture) await page.screenshot({ path: picture });
    return { bytes, ms, axe };
  } finally {
    await context.close();
  }
}
