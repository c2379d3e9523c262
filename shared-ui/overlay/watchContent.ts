/**
 * Calls `onChange` after descendants of an element were added or removed, such as the focused control, for which
 * browsers fire no event. The call is in a later task, since no element has focus while focus moves between two
 * controls.
 * @returns a function that stops watching
 */
export function watchContent(element: Element, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(onChange);
  });
  observer.observe(element, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
