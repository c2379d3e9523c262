import type { StudentStatus } from '@memocartes/contract/students/student-status';

import { plain } from '../../text/plain.ts';

export type Named = {
  firstname: string;
  lastname: string;
  birthdate: string | null;
  /** Last name at birth, if the file has it beside the name in use. */
  birthname?: string | null;
  status?: StudentStatus;
};

const keyOf = ({ firstname, lastname }: Named) => `${plain(lastname)}|${plain(firstname)}`;
const birthKeyOf = ({ firstname, birthdate }: Named) => `${birthdate}|${plain(firstname)}`;

/** Two students of the same name are the same, unless both birth dates are known and differ. */
const isSame = (a: Named, b: Named) => a.birthdate === null || b.birthdate === null || a.birthdate === b.birthdate;

/** Names with more words are compared only as a whole: each further word doubles the number of their parts. */
const maxWords = 5;

/** All selections of a name's words, sorted; the last one is the whole name. */
function partsOf(name: string): string[] {
  const words = [...new Set(name.split(' '))].sort();
  if (words.length > maxWords) return [words.join(' ')];
  const selections = words.reduce<string[][]>((all, word) => [...all, ...all.map((part) => [...part, word])], [[]]);
  return selections.slice(1).map((part) => part.join(' '));
}

/** The parts of each last name of a student; a name without words is left out. */
const lastNamesOf = ({ lastname, birthname }: Named) =>
  [plain(lastname), plain(birthname ?? '')].filter(Boolean).map(partsOf);

function addTo<P>(groups: Map<string, P[]>, key: string, item: P): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

/**
 * Index of students by first name, birth date and last name. `find` returns students whose last name contains all words
 * of the given last name or the reverse, such as « Martin » and « Martin-Roux ». It never compares all pairs: in a
 * file, thousands of rows may have the same first name and birth date.
 */
function byOtherName<P extends Named>() {
  const byWhole = new Map<string, P[]>();
  const byPart = new Map<string, P[]>();
  return {
    add: (student: P) => {
      const birthKey = birthKeyOf(student);
      for (const parts of lastNamesOf(student)) {
        addTo(byWhole, `${birthKey}|${parts.at(-1)}`, student);
        for (const part of parts) addTo(byPart, `${birthKey}|${part}`, student);
      }
    },
    find: (student: Named): P[] => {
      const birthKey = birthKeyOf(student);
      return lastNamesOf(student).flatMap((parts) => [
        ...(byPart.get(`${birthKey}|${parts.at(-1)}`) ?? []),
        ...parts.flatMap((part) => byWhole.get(`${birthKey}|${part}`) ?? []),
      ]);
    },
  };
}

/**
 * Index of students by name (ignoring case, accents and punctuation) and, if known, birth date. Of several matches,
 * `find` prefers a student with the same birth date, then a student who has not left the school. Without a match, it
 * looks for a student with the same first name and birth date, and a similar last name [import.other-name], then for
 * one with the same birth date whose first and last names are swapped [import.swapped-names].
 */
export function createStudentIndex<P extends Named>() {
  const groups = new Map<string, P[]>();
  const otherNames = byOtherName<P>();
  const withSwappedNames = ({ firstname, lastname, birthdate }: Named) =>
    groups
      .get(keyOf({ firstname: lastname, lastname: firstname, birthdate }))
      ?.filter((other) => other.birthdate === birthdate) ?? [];
  const preferred = (students: readonly P[]) => students.find(({ status }) => status !== 'INACTIVE') ?? students[0];

  return {
    add: (student: P) => {
      addTo(groups, keyOf(student), student);
      if (student.birthdate !== null) otherNames.add(student);
    },
    find: (student: Named): P | undefined => {
      const same = groups.get(keyOf(student))?.filter((other) => isSame(student, other)) ?? [];
      const dated = same.filter(({ birthdate }) => birthdate !== null && birthdate === student.birthdate);
      if (same.length || student.birthdate === null) return preferred(dated.length ? dated : same);
      return preferred(otherNames.find(student)) ?? preferred(withSwappedNames(student));
    },
  };
}
