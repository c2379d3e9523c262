import { acceptDelayMs } from '../double-tap/useDoubleTapGuard.ts';

const shortDelayMs = 20;

/**
 * For tests of whole revisions: each step accepts input after 20 ms instead of 0.8 s. `useDoubleTapGuard.test.tsx`
 * checks the real delay.
 */
export function shortenDoubleTapGuard(): void {
  const { setTimeout: original } = globalThis;
  const shortened = (handler: () => void, ms?: number, ...args: unknown[]) =>
    original(handler, ms === acceptDelayMs ? shortDelayMs : ms, ...args);
  // Not a Jest spy: Testing Library would mistake a mock of `setTimeout` for fake timers.
  beforeEach(() => void Object.assign(window, { setTimeout: shortened }));
  afterEach(() => void Object.assign(window, { setTimeout: original }));
}
