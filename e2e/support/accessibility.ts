import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { BrowserContext, Page } from '@playwright/test';
import type Axe from 'axe-core';

/** axe minified: half as much to send to a page and to parse there as `axe.source`. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Runs in the page, where its script has set the global `axe`. @returns the id of each violated rule, with each element
 * and its HTML
 */
async function runAxe(runOnly: string[]) {
  // Finishes transitions until two frames have started none: the contrast of a colour in transition is undefined, and a
  // child that inherits a colour starts its own transition only after its parent's has ended.
  const isRunning = ({ playState, effect }: Animation) =>
    playState !== 'finished' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
  for (let frame = 0, quiet = 0; quiet < 2 && frame < 60; frame += 1) {
    await new Promise((next) => requestAnimationFrame(next));
    const running = document.getAnimations().filter(isRunning);
    for (const animation of running) animation.finish();
    quiet = running.length > 0 ? 0 : quiet + 1;
  }
  const { axe } = window as unknown as { readonly axe: typeof Axe };
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], elementRef: true });
  // Excludes controls partly covered by a modal dialog: axe would measure their visible part, although they can't be
  // pressed.
  const modal = [...document.querySelectorAll('[aria-modal=true]')].at(-1);
  const isCovered = (id: string, element: Element | undefined) =>
    id === 'target-size' && modal !== undefined && element !== undefined && !modal.contains(element);
  return violations.map(({ id, nodes }) => ({
    id,
    html: nodes.filter(({ element }) => !isCovered(id, element)).map((node) => node.html),
  }));
}

/**
 * Loads axe into each new document of a context: for a context that checks many pages, since the script is sent to a
 * page only once.
 */
export const preloadAxe = (context: BrowserContext): Promise<unknown> => context.addInitScript(axeScript);

/** Accessibility violations of the page, checked in one pass since it has no frames. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Evaluated once per document: compiling it takes as long as a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const violations = await page.evaluate(runAxe, rules);
  return violations.filter(({ html }) => html.length).map(({ id, html }) => `${id}: ${html.join(' ')}`);
}
