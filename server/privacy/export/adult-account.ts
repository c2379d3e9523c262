import { sql } from 'kysely';

import { inSchool, type Reader, selfAndPlatform } from './sections.ts';

/**
 * Data about an adult's account: identity, ways to sign in, second factor, login sessions, browsers, privacy notices,
 * notifications and announcements.
 */
export const accountReaders = (accountId: number): readonly Reader[] => [
  {
    id: 'account',
    title: 'Compte',
    // A follower may belong to a school other than the recipient's.
    query: (recipient) => sql`
      select authentications.firstname, authentications.lastname, authentications.email, users.phone,
        authentications.role, authentications.status,
        case when ${inSchool('users.schools_id', recipient)} then schools.name end as school,
        authentications.lang, authentications.date_subscription, authentications.date_expiration,
        authentications.date_create, authentications.date_seen,
        case when authentications.status = 'PENDING' then authentications.invitation_failure end as invitation_failure
      from authentications
        join users on users.authentications_id = authentications.id
        left join schools on schools.id = users.schools_id
      where authentications.id = ${accountId}
    `,
  },
  {
    id: 'identities',
    title: 'Connexion par le GAR',
    only: selfAndPlatform,
    query: () => sql`
      select ido, uai, claims::text as claims, date_create as date
      from identities
      where authentications_id = ${accountId}
    `,
  },
  {
    id: 'login-sessions',
    title: 'Sessions ouvertes',
    only: selfAndPlatform,
    query: () => sql`
      select date_create as date, date_used, date_expiration, stays_signed_in
      from tokens
      where authentications_id = ${accountId}
      order by date_create
    `,
  },
  {
    id: 'second-factor',
    title: 'Connexion en deux étapes',
    only: selfAndPlatform,
    query: () => sql`
      select date_create as date
      from second_factors
      where authentications_id = ${accountId}
    `,
  },
  {
    id: 'browsers',
    title: 'Navigateurs déjà utilisés',
    only: selfAndPlatform,
    query: () => sql`
      select browser, system, network as address, date_used
      from known_browsers
      where authentications_id = ${accountId}
      order by date_used
    `,
  },
  {
    id: 'notices',
    title: 'Notice d’information',
    query: () => sql`
      select version, date_create as date
      from privacy_notices
      where authentications_id = ${accountId}
      order by version
    `,
  },
  {
    id: 'notification-preferences',
    title: 'Choix de notifications',
    only: selfAndPlatform,
    query: () => sql`
      select kind, portal, email
      from notification_preferences
      where authentications_id = ${accountId}
      order by kind
    `,
  },
  {
    id: 'notifications',
    title: 'Notifications',
    only: selfAndPlatform,
    query: () => sql`
      select notifications.date_create as date, notifications.title, notifications.content,
        notifications_users.is_viewed
      from notifications join notifications_users on notifications_users.notifications_id = notifications.id
      where notifications_users.authentications_id = ${accountId}
      order by notifications.id
    `,
  },
  {
    id: 'announcements',
    title: 'Annonces fermées',
    only: selfAndPlatform,
    query: () => sql`
      select announcements_dismissed.date_create as date, announcements.content_fr as content
      from announcements_dismissed join announcements on announcements.id = announcements_dismissed.announcements_id
      where announcements_dismissed.authentications_id = ${accountId}
      order by announcements.id
    `,
  },
  {
    id: 'announcements-written',
    title: 'Annonces écrites',
    only: selfAndPlatform,
    query: () => sql`
      select date_create as date, content_fr as content
      from announcements
      where authentications_id = ${accountId}
      order by id
    `,
  },
];
