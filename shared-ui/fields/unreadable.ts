/**
 * Shows an error on each field with a text that can't be read, such as « 31/02/2018 » in a date field. A form with an
 * unreadable field must not be saved [interface.unreadable-date].
 * @returns whether the form has an unreadable field
 */
export function reportUnreadable(form: HTMLElement): boolean {
  const fields = form.querySelectorAll('input[data-unreadable]');
  for (const field of fields) field.dispatchEvent(new Event('invalid'));
  return fields.length > 0;
}
