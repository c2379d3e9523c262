import { maxLength } from '@memocartes/contract/fields/lengths';
import { addressInName } from '@memocartes/contract/fields/names';
import { today } from '@memocartes/contract/learning/calendar/days';
import { foldCaseAndAccents } from '@memocartes/contract/text/case-and-accents';

import { messages } from '../messages/students.messages.ts';

/** A cell's value: `undefined` when unreadable, null when empty. */
type Cell<T> = T | null | undefined;

const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: 00:00(?::00)?)?$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/;
const oldest = '1990-01-01';

const months = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ');
const inWords = /^(?:[a-z]+ )?(\d{1,2})(?:er)? ([a-z]{3,})\.? (\d{4})$/;

/**
 * Converts a day to `dd/mm/yyyy` if its month is a word or an unambiguous abbreviation (« 1er sept. 2017 »). Returns
 * other text unchanged.
 */
function withMonthNumber(text: string): string {
  const [, day, word, year] = inWords.exec(foldCaseAndAccents(text).replace(/\s+/g, ' ')) ?? [];
  const matching = months.filter((month) => word && month.startsWith(word));
  return matching.length === 1 ? `${day}/${months.indexOf(matching[0]!) + 1}/${year}` : text;
}

/** Parses a day from 1990 to today: `dd/mm/yyyy`, ISO, or with its month in words [import.values]. */
export function readBirthdate(cell: string): Cell<string> {
  if (!cell) return null;
  const text = withMonthNumber(cell);
  const [, day, month, year] = french.exec(text) ?? [];
  const [, isoYear, isoMonth, isoDay] = iso.exec(text) ?? [];
  const read = [year ?? isoYear, (month ?? isoMonth)?.padStart(2, '0'), (day ?? isoDay)?.padStart(2, '0')].join('-');
  const date = new Date(`${read}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(read);
  return exists && read >= oldest && read <= today() ? read : undefined;
}

const shortYear = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2})$/;

/**
 * French message that quotes an unreadable birth date as written. Distinguishes a two-digit year, a day that does not
 * exist, a date out of range and other errors [import.messages].
 */
export function birthdateProblem(cell: string): string {
  const text = withMonthNumber(cell);
  const [, day, month, year] = shortYear.exec(text) ?? [];
  if (year) return messages.shortYear(cell, `${day}/${month}/20${year}`);
  if (!french.test(text) && !iso.test(text)) return messages.birthdate(cell);
  const [first = 0, second = 0, third = 0] = (text.match(/\d+/g) ?? []).map(Number);
  const isFrench = french.test(text);
  const dayNumber = isFrench ? first : third;
  const date = new Date(Date.UTC(isFrench ? third : first, second - 1, dayNumber));
  const exists = date.getUTCDate() === dayNumber && second >= 1 && second <= 12;
  return exists ? messages.outOfRange(cell) : messages.noSuchDay(cell);
}

const genders: Readonly<Record<string, 'M' | 'F'>> = {
  m: 'M',
  h: 'M',
  g: 'M',
  garcon: 'M',
  masculin: 'M',
  homme: 'M',
  f: 'F',
  fille: 'F',
  feminin: 'F',
  femme: 'F',
};

/** Parses M, F or a word for one of them, ignoring case and accents. H and G are read as M. */
export const readGender = (text: string): Cell<'M' | 'F'> => (text ? genders[foldCaseAndAccents(text)] : null);

const unprintable = /[\p{Cc}\p{Bidi_Control}]/u;

/** Whether a name is valid: at most `longest` characters, no control or bidirectional characters. */
export const isName = (text: string, longest: number) =>
  text.length <= longest && text.isWellFormed() && !unprintable.test(text);

/** Whether a person's first or last name is valid. Mails contain names, so a name with an address is refused. */
export const isPersonName = (text: string): boolean => isName(text, maxLength.personName) && !addressInName.test(text);
