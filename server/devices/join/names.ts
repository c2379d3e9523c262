type Named = { firstname: string; lastname: string };

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('fr');

/** The shortest beginning of a last name that none of the others begins with; the whole of it when there is none. */
function beginning(lastname: string, others: string[]): string {
  const letters = [...lastname];
  for (let length = 1; length < letters.length; length += 1) {
    const start = letters.slice(0, length).join('');
    if (!others.some((other) => plain(other).startsWith(plain(start)))) return `${start}.`;
  }
  return lastname;
}

/**
 * What a tablet shows beside a first name to tell two children of a class apart: the beginning of the last name, or null where the first
 * name is enough (a tablet learns no more of a child than it needs).
 */
export function initialOf(student: Named, students: readonly Named[]): string | null {
  const twins = students.filter((other) => other !== student && plain(other.firstname) === plain(student.firstname));
  if (!twins.length || !student.lastname) return null;
  return beginning(
    student.lastname,
    twins.map(({ lastname }) => lastname),
  );
}
