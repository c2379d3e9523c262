/**
 * Calls `onChange` after elements have come into an element or gone from it, once focus has settled: between two controls nothing has
 * focus, and the browser fires no event when the focused one is removed.
 * @returns a function that stops
 */
export function watchContent(element: Element, onChange: () => void): () => void {
  let timer: number | undefined;
  const observer = new MutationObserver(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(onChange);
  });
  observer.observe(element, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    window.clearTimeout(timer);
  };
}
