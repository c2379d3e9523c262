/** Password of every account of the demonstration that is not pending. */
export const demoPassword = 'Demo-2026!';

const account = (role: 'SUPERADMIN' | 'ADMIN' | 'TEACHER' | 'USER', label: string, email: string) => ({
  role,
  label,
  email: `${email}@demo.memocartes.fr`,
  password: demoPassword,
});

/** The accounts of the demonstration, shown on its sign-in page: at least one for each role [demo.accounts]. */
export const demoAccounts = [
  account('SUPERADMIN', 'Super-administration', 'superadmin'),
  account('ADMIN', 'Direction, école abonnée', 'direction'),
  account('ADMIN', 'Direction, école en essai', 'direction.essai'),
  account('TEACHER', 'Enseignante, école abonnée', 'enseignante'),
  account('TEACHER', 'Enseignant, école en essai', 'enseignant.essai'),
  account('TEACHER', 'Enseignante indépendante', 'independante'),
  account('USER', 'Parent de deux enfants', 'parent'),
];
