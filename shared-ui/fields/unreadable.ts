/**
 * Shows the error of each field of a form whose text can't be read, such as « 31/02/2018 » in a date. A form with such
 * a field must not be saved [interface.unreadable-date].
 * @returns whether there is such a field
 */
export function reportUnreadable(form: HTMLElement): boolean {
  const fields = form.querySelectorAll('input[data-unreadable]');
  for (const field of fields) field.dispatchEvent(new Event('invalid'));
  return fields.length > 0;
}
