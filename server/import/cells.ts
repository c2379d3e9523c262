import { today } from '@memocartes/contract/calendar/days';
import { levels } from '@memocartes/contract/people/people';
import type { Level } from '@memocartes/contract/people/people';

/** A cell as it was read: `undefined` when it can't be, null when it is empty. */
type Cell<T> = T | null | undefined;

const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/;
const oldest = '1990-01-01';

/** A day of the calendar, `dd/mm/yyyy` or ISO, today at the latest. */
export function readBirthdate(text: string): Cell<string> {
  if (!text) return null;
  const [, day, month, year] = french.exec(text) ?? [];
  const [, isoYear, isoMonth, isoDay] = iso.exec(text) ?? [];
  const read = [year ?? isoYear, (month ?? isoMonth)?.padStart(2, '0'), (day ?? isoDay)?.padStart(2, '0')].join('-');
  const date = new Date(`${read}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(read);
  return exists && read >= oldest && read <= today() ? read : undefined;
}

const genders: Record<string, 'M' | 'F'> = { M: 'M', H: 'M', F: 'F' };

/** M or F; H is read as M. */
export const readGender = (text: string): Cell<'M' | 'F'> => (text ? genders[text.toUpperCase()] : null);

/** CP to CM2, whatever the case and the spaces. */
export function readLevel(text: string): Cell<Level> {
  const wanted = text.toUpperCase().replace(/\s/g, '');
  return wanted ? levels.find((level) => level === wanted) : null;
}

const unprintable = /[\p{Cc}\p{Bidi_Control}]/u;

/** A name that may be kept: 100 characters at most, none that is not seen or turns the text round. */
export const isName = (text: string, longest = 100) =>
  text.length <= longest && text.isWellFormed() && !unprintable.test(text);
