import type { Retention } from './retention.types.ts';

/** Retention of sign-in data. */
export const accessRetentions = [
  {
    id: 'login-sessions',
    what: { fr: 'Sessions de connexion', en: 'Login sessions' },
    period: {
      fr: '12 heures, ou 2 heures sans activité\u00a0; pour un proche qui choisit de rester connecté, 90 jours, ou 30 jours sans activité',
      en: '12 hours, or 2 hours without activity; for a follower who chooses to stay signed in, 90 days, or 30 days without activity',
    },
    why: { fr: 'Limiter l’usage d’un poste laissé ouvert.', en: 'Limits the use of an unattended computer.' },
  },
  {
    id: 'tickets',
    days: 1,
    what: {
      fr: 'Liens d’invitation et de mot de passe, codes des fiches d’invitation',
      en: 'Invitation and password links, codes of invitation slips',
    },
    period: { fr: '1 jour après leur fin de validité', en: '1 day after they expire' },
    why: { fr: 'Ils ne servent plus à rien une fois expirés.', en: 'Useless once expired.' },
  },
  {
    id: 'sign-on',
    what: { fr: 'Connexions en cours par le GAR', en: 'National sign-ons in progress' },
    period: { fr: 'quelques minutes', en: 'a few minutes' },
    why: { fr: 'Le temps d’achever la connexion.', en: 'Time to complete the sign-on.' },
  },
  {
    id: 'attempts',
    days: 30,
    what: { fr: 'Compteurs d’essais (empreintes, sans identité)', en: 'Attempt counters (hashes, no identity)' },
    period: { fr: '30 jours au plus', en: 'at most 30 days' },
    why: { fr: 'Sécurité des comptes, limite des envois.', en: 'Account security, limits on mails and requests.' },
  },
  {
    id: 'login-steps',
    what: { fr: 'Connexions en deux étapes commencées', en: 'Two-step sign-ins in progress' },
    period: { fr: 'quelques minutes', en: 'a few minutes' },
    why: { fr: 'Le temps de saisir le code.', en: 'Time to type the code.' },
  },
  {
    // [accounts.known-browser]
    id: 'known-browsers',
    days: 180,
    what: {
      fr: 'Navigateurs déjà utilisés par un compte (empreinte du cookie, type, réseau tronqué)',
      en: 'Browsers that an account has used (hash of the cookie, kind, truncated network)',
    },
    period: { fr: '180 jours après la dernière connexion', en: '180 days after the last sign-in' },
    why: {
      fr: 'Prévenir d’une connexion depuis un nouvel appareil et distinguer la personne d’un inconnu qui essaie ses mots de passe.',
      en: 'Warns of a sign-in from a new device, and distinguishes the person from a stranger who guesses passwords.',
    },
  },
] as const satisfies readonly Retention[];
