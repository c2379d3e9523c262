import { foldCaseAndAccents } from '@memocartes/contract/text/case-and-accents';

type Named = { firstname: string; lastname: string };

/**
 * The shortest prefix of a last name that ends with a letter and that none of `others` begins with, followed by a full
 * stop. If there is no such prefix: the whole name, without a full stop.
 */
function shortestPrefix(lastname: string, others: string[]): string {
  const letters = [...lastname];
  for (let length = 1; length < letters.length; length += 1) {
    const start = letters.slice(0, length).join('');
    if (/\P{L}$/u.test(start)) continue;
    if (!others.some((other) => foldCaseAndAccents(other).startsWith(foldCaseAndAccents(start)))) return `${start}.`;
  }
  return lastname;
}

/**
 * The abbreviated last name that a tablet shows to distinguish two students of a class with the same first name: « M. ».
 * Null if the first name is enough (data minimisation) [students.short-names].
 */
export function abbreviatedLastName(student: Named, students: readonly Named[]): string | null {
  const sameFirstname = students.filter(
    (other) => other !== student && foldCaseAndAccents(other.firstname) === foldCaseAndAccents(student.firstname),
  );
  if (!sameFirstname.length || !student.lastname) return null;
  return shortestPrefix(
    student.lastname,
    sameFirstname.map(({ lastname }) => lastname),
  );
}
