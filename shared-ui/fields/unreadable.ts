/**
 * Shows the error of each field whose text is not a value, such as a date that can't be read; its form is not saved
 * without it [interface.unreadable-date].
 * @returns whether there is one
 */
export function reportUnreadable(form: HTMLElement): boolean {
  const fields = form.querySelectorAll('input[data-unreadable]');
  for (const field of fields) field.dispatchEvent(new Event('invalid'));
  return fields.length > 0;
}
