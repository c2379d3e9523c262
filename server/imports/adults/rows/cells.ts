import { isEmail, normalizeEmail } from '@memocartes/contract/fields/email';
import { maxLength } from '@memocartes/contract/fields/lengths';
import { phonePattern } from '@memocartes/contract/fields/phone';
import { relations } from '@memocartes/contract/users/people';

import { plain } from '../../../text/plain.ts';

/** A cell's value: `undefined` when unreadable, null when empty. */
type Cell = string | null | undefined;

/** Parses an e-mail address and converts it to lower case. */
export function readEmail(text: string): Cell {
  const email = normalizeEmail(text);
  if (!email) return null;
  return isEmail(email) ? email : undefined;
}

/**
 * Parses a phone number in the format of the forms: « 06.12.34.56.78 » and « 0612345678 » become « 06 12 34 56 78 ».
 */
export function readPhone(text: string): Cell {
  const phone = text
    .trim()
    .replace(/[.\-_/()\s\u00a0\u202f]+/g, ' ')
    .trim();
  if (!phone) return null;
  // Spreadsheets drop the leading zero.
  const digits = /^[1-9]\d{8}$/.test(phone) ? `0${phone}` : phone;
  const grouped = /^0\d{9}$/.test(digits) ? digits.replace(/(\d\d)(?=\d)/g, '$1 ') : digits;
  return phonePattern.test(grouped) ? grouped : undefined;
}

/** Words for relationships, as used in national files and in schools' own files. */
const words: Record<string, (typeof relations)[number]> = {
  pere: 'Père',
  papa: 'Père',
  mere: 'Mère',
  maman: 'Mère',
  'beau pere': 'Beau-parent',
  'belle mere': 'Beau-parent',
  'grand pere': 'Grand-parent',
  'grand mere': 'Grand-parent',
  frere: 'Frère ou sœur',
  soeur: 'Frère ou sœur',
  tuteur: 'Tuteur légal',
  tutrice: 'Tuteur légal',
};
const relationsByName = new Map([...relations.map((item) => [plain(item), item] as const), ...Object.entries(words)]);

/** Relationship of an adult to a child. An unknown word becomes `relation_other`; no word means a legal guardian. */
export function readRelation(text: string | null): { relation: string; relation_other: string | null } {
  const relation = relationsByName.get(plain(text ?? ''));
  if (relation && relation !== 'Autre') return { relation, relation_other: null };
  return { relation: 'Autre', relation_other: text?.trim().slice(0, maxLength.relation) || 'Responsable légal' };
}
