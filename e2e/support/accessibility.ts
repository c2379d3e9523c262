import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { BrowserContext, Page } from '@playwright/test';
import type Axe from 'axe-core';

/** The minified axe script: half the size of `axe.source`, so that a page receives and parses it faster. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    readonly axe: typeof Axe;
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Runs in the page, in which the axe script has set the global `axe`. @returns the id of each violated rule, with the
 * HTML of each element
 */
async function runAxe(runOnly: string[]) {
  // Finishes animations until two consecutive frames have none, since a colour in transition has no defined contrast. A
  // child that inherits a colour starts its transition only after that of its parent has ended.
  const isRunning = ({ playState, effect }: Animation) =>
    playState !== 'finished' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
  for (let frame = 0, quiet = 0; quiet < 2 && frame < 60; frame += 1) {
    await new Promise((next) => requestAnimationFrame(next));
    const running = document.getAnimations().filter(isRunning);
    for (const animation of running) animation.finish();
    quiet = running.length > 0 ? 0 : quiet + 1;
  }
  const { axe } = window;
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], elementRef: true });
  // Ignores the size of controls behind a modal dialog: they can't be pressed, and axe measures only their visible
  // part.
  const modal = [...document.querySelectorAll('[aria-modal=true]')].at(-1);
  const isCovered = (id: string, element: Element | undefined) =>
    id === 'target-size' && modal !== undefined && element !== undefined && !modal.contains(element);
  return violations.map(({ id, nodes }) => ({
    id,
    html: nodes.filter(({ element }) => !isCovered(id, element)).map((node) => node.html),
  }));
}

/**
 * Loads axe into each new document of a context. For a context that checks many documents: a page then receives the
 * script only once.
 */
export const preloadAxe = (context: BrowserContext): Promise<unknown> => context.addInitScript(axeScript);

/** Accessibility violations of the page. Frames are not checked: the portal's pages have none. */
export async function axeViolations(page: Page): Promise<string[]> {
  // The script is evaluated once per document: compiling the script takes as long as a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const violations = await page.evaluate(runAxe, rules);
  return violations.filter(({ html }) => html.length).map(({ id, html }) => `${id}: ${html.join(' ')}`);
}
