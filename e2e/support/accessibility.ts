import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Accessibility violations, checked in one pass since the page has no frames. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Finishes transitions: a colour in between has no defined contrast.
  await page.evaluate(async () => {
    // Two frames: a theme that was just switched has started its transitions.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    for (const animation of document.getAnimations())
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
  });
  // Evaluated once for each document: compiling it takes as long as a third of a check.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .setLegacyMode(true);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
