import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Whether an element lies behind a modal dialog. */
const isBehindModal = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((one) => {
    const modal = [...document.querySelectorAll('[aria-modal=true]')].at(-1);
    return modal !== undefined && !modal.contains(document.querySelector(one));
  }, selector);

/** Accessibility violations, checked in one pass since the page has no frames. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Finishes transitions until two frames start none: a colour in between has no defined contrast, and an inherited one starts the
  // transition of the next level only when its own has ended.
  await page.evaluate(async () => {
    const isRunning = ({ playState, effect }: Animation) =>
      playState !== 'finished' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
    for (let frame = 0, quiet = 0; quiet < 2 && frame < 60; frame += 1) {
      await new Promise((next) => requestAnimationFrame(next));
      const running = document.getAnimations().filter(isRunning);
      for (const animation of running) animation.finish();
      quiet = running.length > 0 ? 0 : quiet + 1;
    }
  });
  // Evaluated once for each document: compiling it takes as long as a third of a check.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .setLegacyMode(true);
  const { violations } = await axe.analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    const html: string[] = [];
    for (const node of nodes) {
      // A modal dialog hides a part of what is behind it, which nobody can press: axe measures the rest.
      const isCovered = id === 'target-size' && (await isBehindModal(page, String(node.target[0])));
      if (!isCovered) html.push(node.html);
    }
    if (html.length) found.push(`${id}: ${html.join(' ')}`);
  }
  return found;
}
