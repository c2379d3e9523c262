import type { CDPSession, Page } from '@playwright/test';

import { watchFocus } from './watchFocus.ts';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

const keyCodes = { Tab: 9, Home: 36, ArrowRight: 39, ArrowDown: 40 } as const;

/** Presses a key `times` times without waiting in between: hundreds of presses take milliseconds. */
async function press(page: Page, key: keyof typeof keyCodes, times: number): Promise<void> {
  const session = await (sessions.get(page) ?? sessions.set(page, page.context().newCDPSession(page)).get(page)!);
  const event = { key, code: key, windowsVirtualKeyCode: keyCodes[key] };
  await Promise.all(
    Array.from({ length: times }, async () => {
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
    }),
  );
}

/**
 * Navigates the page with Tab and returns its keyboard faults.
 * - Always: unreachable controls, focus on invisible elements, and a `tabindex` above 0.
 * - With `isWhole`: also missing focus rings, an order that contradicts the layout, and elements that react only to the
 *   mouse.
 */
export async function keyboardFaults(page: Page, { isWhole = true } = {}): Promise<string[]> {
  // Waits until a resized window is drawn, since resizing moves parts of the header.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  const controls = await page.evaluate(watchFocus, isWhole);
  await press(page, 'Tab', controls + 3);

  // More presses may be needed: Tab also stops at scroll containers, and a resized page may have got more controls since.
  const countMissing = () =>
    page.evaluate(() => {
      const { stops, expected } = window.watch;
      return stops.includes(stops[0]!, 1) ? 0 : expected.filter((element) => !stops.includes(element)).length;
    });

  for (
    let round = 0, nbMissing = await countMissing();
    nbMissing && round < 6;
    round += 1, nbMissing = await countMissing()
  ) {
    await press(page, 'Tab', (nbMissing + 2) * 2 ** round);
  }
  // In a group with one tab stop, arrow keys reach the other controls.
  const groups = await page.evaluate(() => {
    const { watch } = window;
    watch.leave();
    const nbMissedByStop = new Map<Element, number>();
    for (const element of watch.missed) {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const stop = watch.stops.find((each) => box.contains(each));
        if (stop) {
          nbMissedByStop.set(stop, (nbMissedByStop.get(stop) ?? 0) + 1);
          break;
        }
      }
    }
    return [...nbMissedByStop].map(([stop, count]) => ({ index: watch.stops.indexOf(stop), count }));
  });
  for (const { index, count } of groups) {
    await page.evaluate((at) => {
      const { watch } = window;
      (watch.stops[at] as HTMLElement).focus();
      document.addEventListener('focusin', () => {
        watch.missed = watch.missed.filter((element) => element !== document.activeElement);
      });
    }, index);
    for (const arrow of ['ArrowRight', 'ArrowDown'] as const) {
      await press(page, 'Home', 1);
      await press(page, arrow, count + 1);
    }
  }

  return page.evaluate(() => {
    const { watch } = window;
    const missed = watch.missed
      .filter((element) => element.isConnected)
      .map((element) => `not reached: ${watch.name(element)}`);
    // Restores the page for the next check.
    watch.start.remove();
    for (const element of watch.skipped) element.removeAttribute('inert');
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    return [...new Set([...watch.faults, ...missed])];
  });
}
