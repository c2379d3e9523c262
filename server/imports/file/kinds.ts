import type { ImportKind } from '@memocartes/contract/imports/adult-imports';

import { plain } from '../../text/plain.ts';

const emailHeaders = new Set([
  'courriel',
  'mail',
  'email',
  'e mail',
  'adresse mail',
  'adresse email',
  'adresse e mail',
]);

/**
 * Kind of a file, from words in its header: for followers, teachers or students, in this order. A first name beside
 * that of a child, or beside a relationship or a list of children, is a follower's. Without such words, a first name
 * with an e-mail address or a title indicates staff; any other header, students [import.adults].
 */
export function kindOf(header: readonly string[]): ImportKind {
  const names = header.map(plain);
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  const isFollower = has(/^(nom|prenom)\b.*\b(responsable|parent)\b/) || names.includes('prenom');
  if (isFollower && has(/^prenom\b.*\b(enfant|eleve)\b/)) return 'FOLLOWERS';
  if (has(/^(nom|prenom)\b.*\b(enseignante?|professeur|maitresse|maitre)\b/)) return 'STAFF';
  if (has(/\beleve\b|^(date (de )?)?naissance\b|^(ine|sexe|genre)$/)) return 'STUDENTS';
  // the exported list of followers: without this check, the followers would become teachers
  if (isFollower && has(/\benfants?\b|^liens?\b/)) return 'FOLLOWERS';
  const isStaff =
    has(/^(fonction|grade|corps|discipline|specialite|civilite)$/) || names.some((n) => emailHeaders.has(n));
  return isStaff && has(/^prenom\b/) ? 'STAFF' : 'STUDENTS';
}
