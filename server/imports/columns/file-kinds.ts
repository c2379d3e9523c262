import type { ImportKind } from '@memocartes/contract/imports/adult-imports';

import { plain } from '../../text/plain.ts';
import { contactHeaders } from './adult-headers.ts';

const emailHeaders = new Set<string>(contactHeaders.email);

/**
 * Kind of a file, from the first of these rules that fits its header [import.adults]:
 * - a follower's name, or a first name, beside the first name of a child: followers;
 * - the name of a teacher: staff;
 * - a word about students, such as a birth date: students;
 * - a follower's name, or a first name, beside a relationship or a list of children: followers;
 * - a first name beside an e-mail address, a title or a function: staff;
 * - any other header: students.
 */
export function kindOf(header: readonly string[]): ImportKind {
  const names = header.map(plain);
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  const isFollower = has(/^(nom|prenom)\b.*\b(responsable|parent)\b/) || names.includes('prenom');
  if (isFollower && has(/^prenom\b.*\b(enfant|eleve)\b/)) return 'FOLLOWERS';
  if (has(/^(nom|prenom)\b.*\b(enseignante?|professeur|maitresse|maitre)\b/)) return 'STAFF';
  if (has(/\beleve\b|^(date (de )?)?naissance\b|^(ine|sexe|genre)$/)) return 'STUDENTS';
  // The exported list of followers: without this check, the followers would become teachers.
  if (isFollower && has(/\benfants?\b|^liens?\b/)) return 'FOLLOWERS';
  const isStaff =
    has(/^(fonction|grade|corps|discipline|specialite|civilite)$/) || names.some((n) => emailHeaders.has(n));
  return isStaff && has(/^prenom\b/) ? 'STAFF' : 'STUDENTS';
}
