import { addDays, type Day } from '@memocartes/contract/learning/calendar/days';
import { schoolYearOf } from '@memocartes/contract/learning/calendar/school-year';
import type { Level } from '@memocartes/contract/levels/levels';

import { boys, families as surnames, girls, men, women } from '../../data/names.data.ts';
import type { SeededClass, SeededSchool } from './context.ts';
import type { Random } from './random.ts';

/** A student to insert, with their class. */
export type Child = {
  firstname: string;
  lastname: string;
  gender: 'M' | 'F';
  birthdate: Day;
  level: Level;
  isPhygital: boolean;
  inClass?: SeededClass;
};
/** Children of one family, who share a last name. */
export type Family = { surname: string; children: Child[] };

const ages = { CP: 6, CE1: 7, CE2: 8, CM1: 9, CM2: 10 };

/** A birthdate in the calendar year of the level, or for a few children one year earlier. */
function birthdate(level: Level, today: Day, random: Random): Day {
  const year = schoolYearOf(today) - ages[level] - (random.chance(0.04) ? 1 : 0);
  return addDays(`${year}-01-01`, random.int(0, 364));
}

/** Returns a function that returns the names one by one in random order, and starts again after the last. */
function deal(names: readonly string[], random: Random): () => string {
  const order = random.shuffle(names);
  let next = 0;
  return () => order[next++ % order.length]!;
}

const isFull = (family: Family, inClass?: SeededClass) =>
  family.children.length > 2 || family.children.some((child) => child.inClass === inClass);

/** Makes the families of a school: about one child in six is added to a family with a child in another class. */
export function makeFamilies(school: SeededSchool, unassigned: number, random: Random, today: Day): Family[] {
  const surname = deal(
    surnames.filter((name) => name !== 'Girard'),
    random,
  );
  const firstnames = {
    F: deal(
      girls.filter((name) => name !== 'Alice'),
      random,
    ),
    M: deal(
      boys.filter((name) => name !== 'Léo'),
      random,
    ),
  };
  const families: Family[] = [];

  const add = (level: Level, inClass?: SeededClass) => {
    const family = random.chance(0.17)
      ? families.find((item) => !isFull(item, inClass) && random.chance(0.2))
      : undefined;
    const home = family ?? { surname: surname(), children: [] };
    if (!family) families.push(home);
    const gender = random.chance(0.5) ? 'F' : 'M';
    const isPhygital = school.data.physicalBoxes > 0 && inClass !== undefined && random.chance(0.1);
    home.children.push({
      firstname: firstnames[gender](),
      lastname: home.surname,
      gender,
      birthdate: birthdate(level, today, random),
      level,
      isPhygital,
      inClass,
    });
  };

  for (const inClass of school.classes) {
    const { studentLevels, students } = inClass.data;
    for (let i = 0; i < students; i++) add(studentLevels[i % studentLevels.length]!, inClass);
  }
  for (let i = 0; i < unassigned; i++) add(random.pick(['CP', 'CE1', 'CE2'] as const));
  return families;
}

/** Replaces the first child of CE1 A and the last child of CM2 with the children of the demo follower. */
export function withDemoFamily(families: Family[]): Family[] {
  const children = families.flatMap((family) => family.children);
  const leo = children.find((child) => child.inClass?.data.name === 'CE1 A')!;
  const alice = children.findLast((child) => child.inClass?.data.name === 'CM2')!;
  const others = families.map((family) => ({
    ...family,
    children: family.children.filter((child) => child !== leo && child !== alice),
  }));
  const named = { lastname: 'Girard', isPhygital: false };
  const girard: Child[] = [
    { ...leo, ...named, firstname: 'Léo', gender: 'M' },
    { ...alice, ...named, firstname: 'Alice', gender: 'F' },
  ];
  return [{ surname: 'Girard', children: girard }, ...others.filter((family) => family.children.length > 0)];
}

/** An adult to insert; an `incomplete` follower has no phone and no e-mail address. */
export type Follower = {
  family: Family;
  firstname: string;
  lastname: string;
  relation: string;
  other?: string;
  incomplete: boolean;
};

const otherAdults = [
  ['Grand-parent', undefined],
  ['Beau-parent', undefined],
  ['Grand-parent', undefined],
  ['Beau-parent', undefined],
  ['Tuteur légal', undefined],
  ['Famille d’accueil', undefined],
  ['Éducateur', undefined],
  ['Frère ou sœur', undefined],
  ['Autre', 'Voisine'],
  ['Autre', 'Marraine'],
] as const;

/** One adult per family, then a second one in some families until the school has enough followers. */
export function makeFollowers(families: Family[], count: number, random: Random): Follower[] {
  const mother = deal(women, random);
  const father = deal(men, random);
  const surname = deal(surnames, random);
  const seconds = random.sample(families, Math.max(0, count - families.length));
  const lastnameIn = (family: Family, chance: number) => (random.chance(chance) ? family.surname : surname());
  const first = families.map((family): Follower => {
    const isMother = random.chance(0.7);
    return {
      family,
      firstname: isMother ? mother() : father(),
      lastname: lastnameIn(family, isMother ? 0.6 : 0.95),
      relation: isMother ? 'Mère' : 'Père',
      incomplete: random.chance(0.07),
    };
  });
  const second = seconds.map((family): Follower => {
    const firstFollower = first.find((follower) => follower.family === family)!;
    const [relation, other] = random.chance(0.7)
      ? [firstFollower.relation === 'Mère' ? 'Père' : 'Mère', undefined]
      : random.pick(otherAdults);
    const isWoman = relation === 'Mère' || other !== undefined || (relation !== 'Père' && random.chance(0.5));
    return {
      family,
      firstname: isWoman ? mother() : father(),
      lastname: lastnameIn(family, 0.5),
      relation,
      other,
      incomplete: random.chance(0.07),
    };
  });
  return [...first, ...second];
}
