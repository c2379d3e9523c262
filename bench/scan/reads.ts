import type { Page } from '@playwright/test';

/**
 * Times at which cards were read, in ms of the page's clock. Ends once `nbCards` cards are read, or after `timeoutMs`.
 */
export const watchReads = (page: Page, timeoutMs: number, nbCards: number): Promise<number[]> =>
  page.evaluate(
    ([timeout, all]) =>
      new Promise<number[]>((resolve) => {
        const reads: number[] = [];
        const piles = document.querySelector('.scan__piles')!;
        const count = () => piles.querySelectorAll('li').length;
        const observer = new MutationObserver(() => {
          while (reads.length < count()) reads.push(performance.now());
          if (reads.length >= all) end();
        });
        const timer = setTimeout(end, timeout);

        function end() {
          observer.disconnect();
          clearTimeout(timer);
          resolve(reads);
        }

        observer.observe(piles, { childList: true, subtree: true });
      }),
    [timeoutMs, nbCards] as const,
  );
