import { plain } from '../../../text/plain.ts';

export type Named = { firstname: string; lastname: string };
export type ContactDetails = Named & { email: string | null; phone: string | null };

/** An adult whom the school already has, or whom one or more rows of the file name. */
export type Person = ContactDetails & {
  /** Id of the person, if the school already has them. */
  id: number | null;
  /** The line that creates the person; 0 if the school already has them. */
  line: number;
  /** Why the person is created without the address in the row. */
  note: string | null;
  /** Normalised last names of the person's children, and the children's ids. */
  surnames: Set<string>;
  children: Set<number>;
};

export const nameKey = ({ firstname, lastname }: Named) => `${plain(lastname)}|${plain(firstname)}`;
const digits = (phone: string) => phone.replace(/\D/g, '').replace(/^33/, '0');

type AdultEntry = ContactDetails & { surname: string; child: number };

/**
 * Whether two people with the same name are the same person. If they share a child, they are. Otherwise their addresses
 * decide if both have one, then their phone numbers if both have one, then the children's last name.
 */
function isSame(person: Person, entry: AdultEntry): boolean {
  if (person.children.has(entry.child)) return true;
  if (person.email && entry.email) return person.email === entry.email;
  if (person.phone && entry.phone) return digits(person.phone) === digits(entry.phone);
  return person.surnames.has(plain(entry.surname));
}

/**
 * An index of people by name, ignoring case and accents, and by address: a person on several lines is found again
 * [import.adults].
 */
export function createPeople(existing: readonly Person[]) {
  const byName = new Map<string, Person[]>();
  const byEmail = new Map<string, Person>();

  const add = (person: Person): Person => {
    byName.set(nameKey(person), [...(byName.get(nameKey(person)) ?? []), person]);
    if (person.email) byEmail.set(person.email, person);
    return person;
  };

  existing.forEach(add);
  return {
    add,
    find: (entry: AdultEntry) => byName.get(nameKey(entry))?.find((person) => isSame(person, entry)),
    ofEmail: (email: string | null) => (email ? byEmail.get(email) : undefined),
    /** Adds the address and phone number of a later line to a new person who lacks them. */
    complete: (person: Person, { email, phone }: ContactDetails) => {
      if (person.id !== null) return;
      person.phone ??= phone;
      if (person.email || !email || byEmail.has(email)) return;
      person.email = email;
      byEmail.set(email, person);
    },
  };
}
