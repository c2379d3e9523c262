/**
 * Calls `onChange` after descendants of an element were added or removed. It is called in a later task, when focus has
 * settled: while focus moves between two controls no element has it, and browsers fire no event when the focused
 * control is removed.
 * @returns a function that stops watching
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
