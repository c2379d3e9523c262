import type { Page } from '@playwright/test';
import axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Runs in the page, where `axe` is the global name that its script has set. @returns the id of each broken rule, with the element and the HTML of each place */
async function runAxe(runOnly: string[]) {
  // Finishes transitions until two frames have started none: the contrast of a colour in transition is undefined, and a child that inherits a colour
  // starts its own transition only after its parent's has ended.
  const isRunning = ({ playState, effect }: Animation) =>
    playState !== 'finished' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
  for (let frame = 0, quiet = 0; quiet < 2 && frame < 60; frame += 1) {
    await new Promise((next) => requestAnimationFrame(next));
    const running = document.getAnimations().filter(isRunning);
    for (const animation of running) animation.finish();
    quiet = running.length > 0 ? 0 : quiet + 1;
  }
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], elementRef: true });
  // Of controls partly covered by a modal dialog axe measures the visible part, though nobody can press them: they are left out.
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
