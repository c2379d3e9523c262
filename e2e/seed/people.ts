/** Password of the demo's accounts, and of those that tests make (decisions §6). */
export const password = 'Demo-2026!';

/** The demo's accounts, by what tests need of them. Tests that change anything make people of their own. */
export const demo = {
  provider: 'superadmin@demo.memocartes.fr',
  manager: 'direction@demo.memocartes.fr',
  trialManager: 'direction.essai@demo.memocartes.fr',
  teacher: 'enseignante@demo.memocartes.fr',
  trialTeacher: 'enseignant.essai@demo.memocartes.fr',
  independent: 'independante@demo.memocartes.fr',
  parent: 'parent@demo.memocartes.fr',
} as const;

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
