import { plain } from '../../text/plain.ts';

type Status = 'ACTIVE' | 'INACTIVE';
export type Named = {
  firstname: string;
  lastname: string;
  birthdate: string | null;
  /** Last name at birth, if the file has it beside the name in use. */
  birthname?: string | null;
  status?: Status;
};

const keyOf = ({ firstname, lastname }: Named) => `${plain(lastname)}|${plain(firstname)}`;
const birthKeyOf = ({ firstname, birthdate }: Named) => `${birthdate}|${plain(firstname)}`;

/** Two students of the same name are the same, unless both birth dates are known and differ. */
const isSame = (a: Named, b: Named) => a.birthdate === null || b.birthdate === null || a.birthdate === b.birthdate;

/** The words of a student's last names; a name without words is left out. */
const lastNamesOf = ({ lastname, birthname }: Named) =>
  [plain(lastname), plain(birthname ?? '')].filter(Boolean).map((name) => name.split(' '));

const contains = (words: readonly string[], others: readonly string[]) => others.every((word) => words.includes(word));

/** Whether one last name contains all words of the other, such as « Martin » and « Martin-Roux ». */
const haveSimilarLastNames = (a: Named, b: Named) =>
  lastNamesOf(a).some((first) => lastNamesOf(b).some((second) => contains(first, second) || contains(second, first)));

function addTo<P>(groups: Map<string, P[]>, key: string, item: P): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

/**
 * Index of students by name (ignoring case, accents and punctuation) and, if known, birth date. Of several matches,
 * `find` prefers a student with the same birth date, then a student who has not left the school. Without a match, it
 * looks for a student with the same first name and birth date, and a similar last name [import.other-name].
 */
export function byName<P extends Named>() {
  const groups = new Map<string, P[]>();
  const birthGroups = new Map<string, P[]>();
  const preferred = (students: readonly P[]) => students.find(({ status }) => status !== 'INACTIVE') ?? students[0];

  const findOtherName = (student: Named) =>
    student.birthdate === null
      ? undefined
      : preferred(birthGroups.get(birthKeyOf(student))?.filter((other) => haveSimilarLastNames(student, other)) ?? []);

  return {
    add: (student: P) => {
      addTo(groups, keyOf(student), student);
      addTo(birthGroups, birthKeyOf(student), student);
    },
    find: (student: Named): P | undefined => {
      const same = groups.get(keyOf(student))?.filter((other) => isSame(student, other)) ?? [];
      const dated = same.filter(({ birthdate }) => birthdate !== null && birthdate === student.birthdate);
      return preferred(dated.length ? dated : same) ?? findOtherName(student);
    },
  };
}
