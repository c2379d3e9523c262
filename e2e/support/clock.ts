import type { Page } from '@playwright/test';

/** Time in ms before a shown side of a card accepts an answer: `acceptDelayMs` of the student's remote. */
const acceptDelayMs = 800;

const controlled = new WeakSet<Page>();

/** Installs a clock that runs and that tests can advance. Only for contexts that no other test uses. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  controlled.add(page);
}

/**
 * Advances a controlled clock until a card accepts answers. Does nothing on a page with a real clock: Playwright's next
 * action waits there.
 */
export async function skipSeenDelay(page: Page): Promise<void> {
  if (controlled.has(page)) await page.clock.fastForward(acceptDelayMs);
}
