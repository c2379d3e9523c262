type Click = {
  /** Selector of the element to click. */
  readonly target: string;
  /** Selector of the content that appears after the click. */
  readonly content: string;
  /** Whether content without text, such as a skeleton's row, is ignored. */
  readonly withText: boolean;
};

/** Runs in the page: clicks and returns the milliseconds until new content is painted. */
export const clickAndWait = ({ target, content, withText }: Click): Promise<number> =>
  new Promise((resolve) => {
    const before = new Set(document.querySelectorAll(content));
    const isNew = (element: Element) => !before.has(element) && (!withText || element.textContent.trim() !== '');
    const startedAt = performance.now();
    const watch = new MutationObserver(() => {
      if (![...document.querySelectorAll(content)].some(isNew)) return;
      watch.disconnect();
      // A task queued in a frame callback runs after the content is painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)));
    });
    watch.observe(document.body, { childList: true, subtree: true });
    document.querySelector<HTMLElement>(target)!.click();
  });
