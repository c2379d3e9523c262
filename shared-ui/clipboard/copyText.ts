/**
 * Copies with the older command of browsers, which copies the selected text of a field. The field is added to the
 * dialog that has the focus, if any.
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
 * Copies a text to the clipboard. Never throws: if the browser has no `navigator.clipboard` (without HTTPS) or refuses
 * access, it uses `copyBySelection`.
 * @returns whether the text was copied; if not, tell people to copy it by hand
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
