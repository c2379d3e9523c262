import type { Page } from '@playwright/test';
import axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Runs in the page, where `axe` is the global name that its script has set. @returns the id of each broken rule, with the element and the HTML of each place */
async function runAxe(runOnly: string[]) {
  // Finishes transitions until two frames start none: a colour in between has no defined contrast, and an inherited one starts the
  // transition of the next level only when its own has ended.
  const isRunning = ({ playState, effect }: Animation) =>
    playState !== 'finished' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
  for (let frame = 0, quiet = 0; quiet < 2 && frame < 60; frame += 1) {
    await new Promise((next) => requestAnimationFrame(next));
    const running = document.getAnimations().filter(isRunning);
    for (const animation of running) animation.finish();
    quiet = running.length > 0 ? 0 : quiet + 1;
  }
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], elementRef: true });
  // A modal dialog hides a part of what is behind it, which nobody can press: axe measures the rest.
  const modal = [...document.querySelectorAll('[aria-modal=true]')].at(-1);
  const isCovered = (id: string, element: Element | undefined) =>
    id === 'target-size' && modal !== undefined && element !== undefined && !modal.contains(element);
  return violations.map(({ id, nodes }) => ({
    id,
    html: nodes.filter(({ element }) => !isCovered(id, element)).map((node) => node.html),
  }));
}

/** Accessibility violations, checked in one pass since the page has no frames. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Evaluated once for each document: compiling it takes as long as a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(runAxe, rules);
  return violations.filter(({ html }) => html.length).map(({ id, html }) => `${id}: ${html.join(' ')}`);
}
