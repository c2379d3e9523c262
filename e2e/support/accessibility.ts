import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is wrong for those who can't see, hear or point well. One pass in the page itself: it has no frames. */
export async function axeViolations(page: Page): Promise<string[]> {
  // a colour halfway to another has no contrast of its own
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
  });
  const axe = new AxeBuilder({ page }).options({ runOnly: rules, resultTypes: ['violations'] }).setLegacyMode(true);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
