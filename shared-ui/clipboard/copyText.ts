/**
 * Copies with the older command of browsers. It needs a selected text: inside the open dialog, if that has the focus.
 */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // Invisible; Safari zooms into a field with a smaller font.
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0', fontSize: '16px' });
  (focused?.closest('[aria-modal]') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without HTTPS
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/**
 * Copies a text to the clipboard. Never throws: without HTTPS browsers have no `navigator.clipboard`, and they may
 * refuse it.
 * @returns whether it was copied; if not, tell people to copy it by hand
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
