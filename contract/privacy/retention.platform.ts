import type { Retention } from './retention.types.ts';

/** Retention of announcements, and of the errors that the operators of the portal monitor. */
export const platformRetentions = [
  {
    id: 'api-errors',
    days: 30,
    what: {
      fr: 'Pannes du serveur par type de demande (nombres, sans identité)',
      en: 'Failures of the API by route (counts, no identity)',
    },
    period: { fr: '30 jours', en: '30 days' },
    why: { fr: 'Surveiller le service.', en: 'Watching over the service.' },
  },
  {
    id: 'csp-reports',
    days: 30,
    what: {
      fr: 'Violations de la politique de sécurité des pages (nombres, sans identité)',
      en: 'Violations of the pages’ security policy (counts, no identity)',
    },
    period: { fr: '30 jours', en: '30 days' },
    why: { fr: 'Surveiller le service.', en: 'Watching over the service.' },
  },
  {
    id: 'remote-errors',
    days: 30,
    what: {
      fr: 'Erreurs des modules du portail dans les navigateurs (code, sans identité)',
      en: 'Errors of the portal’s modules in browsers (code, no identity)',
    },
    period: { fr: '30 jours après la dernière', en: '30 days after the last one' },
    why: { fr: 'Corriger les modules.', en: 'Correcting the modules.' },
  },
  {
    id: 'announcements',
    days: 365,
    what: { fr: 'Annonces aux écoles, et qui les a fermées', en: 'Announcements to schools, and who closed them' },
    period: { fr: '1 an après leur fin', en: '1 year after their end' },
    why: { fr: 'Répondre à «\u00a0je n’ai pas été prévenu\u00a0».', en: 'Answers “I was not informed”.' },
  },
  {
    id: 'deleted-announcements',
    days: 1,
    what: { fr: 'Annonces supprimées', en: 'Deleted announcements' },
    period: { fr: '1 jour', en: '1 day' },
    why: { fr: 'Le délai pour annuler.', en: 'The time in which it can be undone.' },
  },
] as const satisfies readonly Retention[];
