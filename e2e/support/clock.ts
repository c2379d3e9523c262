import type { Page } from '@playwright/test';

/** Time in ms for which a card's side is shown before it accepts an answer: `seenAfterMs` of the student's remote. */
const seenAfterMs = 800;

const controlled = new WeakSet<Page>();

/** Installs a clock that tests can advance; it also runs by itself. Only for contexts that no other test uses. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  controlled.add(page);
}

/**
 * Advances a controlled clock until a card accepts answers; does nothing on a page with a real clock, where the next
 * action waits.
 */
export async function skipSeenDelay(page: Page): Promise<void> {
  if (controlled.has(page)) await page.clock.fastForward(seenAfterMs);
}
