import type { Locator, Page } from '@playwright/test';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Position and size of an element in px. @throws Error when it is not shown */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not shown`);
  return box;
}

/** Width in px by which the page exceeds the window, so that it scrolls sideways; 0 if it fits. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/** Height in px by which the page exceeds the window, so that it scrolls; 0 if it fits. */
export const excessHeight = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollHeight - innerHeight));

/** Controls narrower or lower than `minSize` px, too small for touch: `name width×height`. */
export const smallControls = (page: Page, minSize = 44): Promise<string[]> =>
  page.evaluate((size) => {
    const controls = [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, [role="menuitem"]')];
    return controls
      .filter((element) => element.checkVisibility() && !element.closest('[inert], .mc-sr-only, .sh-skip'))
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        const isSmall = width > 2 && (width < size - 0.5 || height < size - 0.5);
        return isSmall ? [`${name} ${Math.round(width)}×${Math.round(height)}`] : [];
      });
  }, minSize);

/** Texts that overlap, or are cut off by the screen, by a box that hides overflow or by their button or link. */
export const unreadableTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tolerancePx = 2;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { readonly text: string; readonly rect: DOMRect; readonly element: Element }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const isReadAloudOnly = element.closest('.mc-sr-only, .sh-skip') || getComputedStyle(element).clipPath !== 'none';
      if (!node.nodeValue?.trim() || !isShown || isReadAloudOnly || element.closest('[inert], script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width > 0) texts.push({ text: node.nodeValue.trim().slice(0, 40), rect, element });
      }
    }
    const faults = new Set<string>();
    for (const { text, rect, element } of texts) {
      if (rect.left < -tolerancePx || rect.right > document.documentElement.clientWidth + tolerancePx) {
        faults.add(`off the screen: ${text}`);
      }
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const cuts = ['hidden', 'clip'].some((way) => [style.overflowX, style.overflowY].includes(way));
        const isControl = box.matches('button, a, [role="menuitem"]');
        if (!cuts && !isControl) continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isOut =
          rect.left < left - tolerancePx ||
          rect.right > right + tolerancePx ||
          rect.top < top - tolerancePx ||
          rect.bottom > bottom + tolerancePx;
        if (isOut) faults.add(`cut by <${box.tagName.toLowerCase()} class="${box.className}">: ${text}`);
      }
    }
    for (const [i, a] of texts.entries()) {
      for (const b of texts.slice(i + 1)) {
        if (a.element === b.element || a.element.closest('[aria-modal]') !== b.element.closest('[aria-modal]')) {
          continue;
        }
        const width = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const height = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
        // A line box is higher than its letters, so a small overlap hides none of them.
        if (width > tolerancePx && height > 0.6 * Math.min(a.rect.height, b.rect.height)) {
          faults.add(`on each other: ${a.text} | ${b.text}`);
        }
      }
    }
    return [...faults];
  });

/** Duration in ms of the page's longest running animation, 0 if none runs; infinite animations are ignored. */
export const longestAnimationMs = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      0,
      ...document
        .getAnimations()
        .map(({ effect }) => effect!.getComputedTiming())
        .filter(({ iterations }) => iterations !== Infinity)
        .map(({ duration }) => Number(duration)),
    ),
  );
