export type Student = {
  readonly id: number;
  readonly name: string;
  readonly level: string;
  readonly birthdate: string;
  readonly cards: number;
};

/** A page of a list of students. */
export const students: readonly Student[] = Array.from({ length: 50 }, (_, n) => ({
  id: n + 1,
  name: `Élève NUMÉRO ${n + 1}`,
  level: ['CP', 'CE1', 'CE2'][n % 3]!,
  birthdate: `${String((n % 28) + 1).padStart(2, '0')}/03/2018`,
  cards: n * 3,
}));

/** Columns of the list of students. */
export const titles: readonly { readonly key: keyof Student; readonly title: string }[] = [
  { key: 'name', title: 'Élève' },
  { key: 'level', title: 'Niveau' },
  { key: 'birthdate', title: 'Date de naissance' },
  { key: 'cards', title: 'Cartes' },
];
