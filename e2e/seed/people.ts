/** Password of accounts created by tests. */
export const password = 'Tablette-Verte-26!';
/** Public password of the demo's accounts. */
export const demoPassword = 'Demo-2026!';

/** Demo accounts by their purpose in tests. Most tests that change data create their own people. */
export const demo = {
  superadmin: 'superadmin@demo.memocartes.fr',
  schoolAdmin: 'direction@demo.memocartes.fr',
  trialSchoolAdmin: 'direction.essai@demo.memocartes.fr',
  teacher: 'enseignante@demo.memocartes.fr',
  trialTeacher: 'enseignant.essai@demo.memocartes.fr',
  independent: 'independante@demo.memocartes.fr',
  follower: 'parent@demo.memocartes.fr',
} as const;

/** Password of a demo account, or of an account created by tests. */
export const passwordFor = (email: string): string =>
  (Object.values(demo) as string[]).includes(email) ? demoPassword : password;

/** A person with an account and an open login session. */
export type Person = {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly token: string;
  /** Id of the account. */
  readonly id: number;
  /** Id of the person, as in `/users/{id}`. */
  readonly userId: number;
  readonly schoolId: number | null;
};
