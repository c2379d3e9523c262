/** Recipients. `TRIAL_…`: people of the trial school; `USER`: the demo follower only. */
export type Audience = 'SUPERADMIN' | 'ADMIN' | 'TRIAL_ADMIN' | 'TEACHER' | 'TRIAL_TEACHER' | 'USER';

type DemoNotification = {
  to: Audience[];
  type: 'ALERT' | 'WARNING' | 'INFO' | 'SUCCESS';
  title: string;
  /**
   * `{{child}}`: first name of the child; `{{acquired}}`: number of cards that they acquired in the last seven days.
   * Without acquired cards the notification is skipped.
   */
  content: string;
  link?: string;
  daysAgo: number;
  viewed?: true;
};

/** Notifications of the demo data, newest first. */
export const notifications: DemoNotification[] = [
  {
    to: ['TEACHER', 'TRIAL_TEACHER'],
    type: 'WARNING',
    title: 'Aucun pack pour une des prochaines semaines',
    content:
      'Une de vos classes n’a pas encore de pack pour toutes les semaines à venir. Pensez à l’attribuer avant lundi.',
    link: '/schools/packs',
    daysAgo: 0,
  },
  {
    to: ['TRIAL_ADMIN'],
    type: 'ALERT',
    title: 'Votre essai se termine bientôt',
    content:
      'L’essai de votre école prend fin dans moins de deux semaines. Sans prolongation, le personnel et les familles ne pourront plus se connecter ensuite. La fin de l’accès n’efface rien.',
    link: '/my-school',
    daysAgo: 0,
  },
  {
    to: ['SUPERADMIN'],
    type: 'WARNING',
    title: 'Un essai arrive à son terme',
    content: 'L’essai de l’École primaire des Tilleuls (Lyon) prend fin dans moins de deux semaines.',
    link: '/superadmin/schools',
    daysAgo: 0,
  },
  {
    to: ['USER'],
    type: 'SUCCESS',
    title: 'De nouvelles cartes acquises',
    content: 'Cartes arrivées dans la boîte 5 ces sept derniers jours : {{acquired}}. {{child}} les sait par cœur.',
    link: '/my-childrens',
    daysAgo: 1,
  },
  {
    to: ['ADMIN'],
    type: 'WARNING',
    title: 'Des élèves sans classe',
    content: 'Trois élèves n’ont pas encore de classe. Ils ne peuvent pas rejoindre de séance.',
    link: '/schools/assignment',
    daysAgo: 2,
  },
  {
    to: ['ADMIN', 'TRIAL_ADMIN'],
    type: 'SUCCESS',
    title: 'Import terminé',
    content: 'Les élèves de la classe ont été importés. Aucune ligne n’a été refusée.',
    link: '/schools/students',
    daysAgo: 12,
    viewed: true,
  },
  {
    to: ['TEACHER', 'TRIAL_TEACHER', 'ADMIN', 'TRIAL_ADMIN'],
    type: 'INFO',
    title: 'Maintenance terminée',
    content: 'La plateforme a été interrompue quelques minutes mercredi soir. Aucune réponse d’élève n’a été perdue.',
    daysAgo: 30,
    viewed: true,
  },
  {
    to: ['USER'],
    type: 'INFO',
    title: 'Bienvenue sur Mémocartes',
    content: 'Vous pouvez suivre ici les cartes de vos enfants et leurs séances de révision.',
    link: '/my-childrens',
    daysAgo: 40,
    viewed: true,
  },
];
