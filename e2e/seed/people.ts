/** Password of the accounts that tests make. */
export const password = 'Tablette-Verte-26!';
/** Public password of the demo's accounts. */
export const demoPassword = 'Demo-2026!';

/** The demo's accounts, by what tests need of them. Tests that change anything make people of their own. */
export const demo = {
  superadmin: 'superadmin@demo.memocartes.fr',
  schoolAdmin: 'direction@demo.memocartes.fr',
  trialSchoolAdmin: 'direction.essai@demo.memocartes.fr',
  teacher: 'enseignante@demo.memocartes.fr',
  trialTeacher: 'enseignant.essai@demo.memocartes.fr',
  independent: 'independante@demo.memocartes.fr',
  follower: 'parent@demo.memocartes.fr',
} as const;

/** The password of a demo account, or of one that tests made. */
export const passwordFor = (email: string): string =>
  (Object.values(demo) as string[]).includes(email) ? demoPassword : password;

/** A person with an account and an open session. */
export type Person = {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly token: string;
  /** Of the account. */
  readonly id: number;
  /** Of the person in the portal, as in `/users/{id}`. */
  readonly userId: number;
  readonly schoolId: number | null;
};
