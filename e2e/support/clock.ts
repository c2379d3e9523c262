import type { Page } from '@playwright/test';

/** How long a card's side is shown before it takes an answer, in ms: `seenAfterMs` of the student's remote. */
const seenAfterMs = 800;

const controlled = new WeakSet<Page>();

/** Gives a page a clock that tests can move; it goes on by itself too. Only for contexts that no other test uses. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  controlled.add(page);
}

/** Moves a controlled clock past the time for which a card takes no answer; pages without one wait for real. */
export async function skipSeenDelay(page: Page): Promise<void> {
  if (controlled.has(page)) await page.clock.fastForward(seenAfterMs);
}
