import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
