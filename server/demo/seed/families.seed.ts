import { addDays } from '@memocartes/contract/learning/calendar/days';

import { insertForIds, insertRows } from './generators/bulk.ts';
import type { Account, SeedContext, SeededSchool } from './generators/context.ts';
import { type Child, type Follower, makeFamilies, makeFollowers, withDemoFamily } from './generators/families.ts';
import type { Random } from './generators/random.ts';
import { parisInstant, secondsAt } from './generators/times.ts';
import { localPartOf, seedAccounts } from './schools.seed.ts';

/** Inserts the children in the order of the list and adds them to their classes. @returns ids by child */
async function insertChildren(
  { db, today }: SeedContext,
  school: SeededSchool,
  children: Child[],
): Promise<Map<Child, number>> {
  const arrived = parisInstant(addDays(today, -Math.min(school.data.subscribedDaysAgo, 80) + 1), secondsAt(17, 30));
  const ids = await insertForIds(
    db,
    'students',
    children.map((child) => ({
      schools_id: school.id,
      classes_id: child.inClass?.id ?? null,
      firstname: child.firstname,
      lastname: child.lastname,
      gender: child.gender,
      birthdate: child.birthdate,
      level: child.level,
      is_phygital: child.isPhygital,
      date_create: arrived,
    })),
  );
  children.forEach(({ firstname, lastname, isPhygital, inClass }, i) =>
    inClass?.students.push({ id: ids[i]!, firstname, lastname, isPhygital }),
  );
  return new Map(children.map((child, i) => [child, ids[i]!]));
}

/** A phone number of the range 06 39 98 xx xx, which is reserved for fiction; a different one for each index. */
const phoneNumber = (index: number) => `06 39 98 ${Math.floor(index / 100)} ${String(index % 100).padStart(2, '0')}`;

const demoFollower = { email: 'parent@demo.memocartes.fr', firstname: 'Paul', lastname: 'Girard', relation: 'Père' };

/**
 * Inserts the students of a school and their followers.
 * @returns the account of the demo follower, if the plan includes them
 */
export async function seedFamilies(
  context: SeedContext,
  school: SeededSchool,
  plan: { unassigned: number; followers: number; withDemoFollower: boolean; firstPhone: number },
  random: Random,
): Promise<Account | undefined> {
  const created = makeFamilies(school, plan.unassigned, random, context.today);
  const families = plan.withDemoFollower ? withDemoFamily(created) : created;
  const children = families
    .flatMap((family) => family.children)
    .sort((a, b) => a.lastname.localeCompare(b.lastname, 'fr') || a.firstname.localeCompare(b.firstname, 'fr'));
  const ids = await insertChildren(context, school, children);

  const followers = makeFollowers(families, plan.followers, random);
  if (plan.withDemoFollower) Object.assign(followers[0]!, { ...demoFollower, incomplete: false });
  const since = parisInstant(
    addDays(context.today, -Math.min(school.data.subscribedDaysAgo, 60) + 2),
    secondsAt(18, 15),
  );
  const taken = new Map<string, number>();

  const address = ({ firstname, lastname }: Follower) => {
    const name = localPartOf(firstname, lastname);
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    return `${name}${times > 1 ? times : ''}.${school.data.postalCode}@famille.example`;
  };

  const accounts = await seedAccounts(
    context,
    followers.map((follower, i) => ({
      role: 'USER' as const,
      firstname: follower.firstname,
      lastname: follower.lastname,
      email: follower.incomplete ? null : i === 0 && plan.withDemoFollower ? demoFollower.email : address(follower),
      // A follower without phone and e-mail address is pending, as after an import.
      status:
        follower.incomplete || (i > 9 && random.chance(0.2))
          ? ('PENDING' as const)
          : i === 9
            ? ('BANNED' as const)
            : ('ACTIVE' as const),
      phone: follower.incomplete ? null : phoneNumber(plan.firstPhone + i),
      schoolId: school.id,
      since,
    })),
  );
  await insertRows(
    context.db,
    'users_students',
    followers.flatMap(({ family, relation, other }, i) =>
      family.children.map((child) => ({
        users_id: accounts[i]!.userId,
        students_id: ids.get(child)!,
        relation,
        relation_other: other ?? null,
      })),
    ),
  );
  return plan.withDemoFollower ? accounts[0] : undefined;
}
