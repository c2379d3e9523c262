import { sql } from 'kysely';

import type { Reader } from './sections.ts';
import { actorName, inSchool, rowsOf } from './sections.ts';

const personal = ['SELF', 'PLATFORM'] as const;

/**
 * Everything that is kept about an adult. Without secrets: neither hashes nor the text of letters, whose links open an account. A school gets what
 * concerns it.
 */
export const adultReaders = ({ userId, accountId }: { userId: number; accountId: number }): readonly Reader[] => [
  {
    id: 'account',
    title: 'Compte',
    rows: (db) =>
      rowsOf(
        db,
        sql`select a.firstname, a.lastname, a.email, u.phone, a.role, a.status, o.name as school, a.lang, a.date_subscription,
          a.date_expiration, a.date_create, a.date_seen from authentications a join users u on u.authentications_id = a.id
          left join schools o on o.id = u.schools_id where a.id = ${accountId}`,
      ),
  },
  {
    id: 'identities',
    title: 'Connexion par le GAR',
    only: personal,
    rows: (db) =>
      rowsOf(
        db,
        sql`select ido, uai, claims::text as claims, date_create as date from identities where authentications_id = ${accountId}`,
      ),
  },
  {
    id: 'login-sessions',
    title: 'Sessions ouvertes',
    rows: (db) =>
      rowsOf(
        db,
        sql`select date_create as date, date_used, date_expiration from tokens where authentications_id = ${accountId}
          order by date_create`,
      ),
  },
  {
    id: 'notices',
    title: 'Notice d’information',
    rows: (db) =>
      rowsOf(
        db,
        sql`select version, date_create as date from privacy_notices where authentications_id = ${accountId} order by version`,
      ),
  },
  {
    id: 'children',
    title: 'Enfants suivis',
    rows: (db, viewer) =>
      rowsOf(
        db,
        sql`select s.firstname, s.lastname, coalesce(f.relation_other, f.relation) as relation, o.name as school, f.date_create as date
          from users_students f join students s on s.id = f.students_id join schools o on o.id = s.schools_id
          where f.users_id = ${userId} and ${inSchool('s.schools_id', viewer)} order by f.id`,
      ),
  },
  {
    id: 'consents',
    title: 'Consentements donnés',
    rows: (db, viewer) =>
      rowsOf(
        db,
        sql`select s.firstname, c.kind, c.is_granted, c.date_create as date from privacy_consents c join students s on s.id = c.students_id
          where c.authentications_id = ${accountId} and ${inSchool('c.schools_id', viewer)} order by s.id`,
      ),
  },
  {
    id: 'classes',
    title: 'Classes',
    rows: (db) =>
      rowsOf(
        db,
        sql`select c.name as class, c.level from classes_users_pro l join classes c on c.id = l.classes_id
          where l.users_pro_id = ${userId} order by c.name`,
      ),
  },
  {
    id: 'cards',
    title: 'Cartes',
    rows: (db) =>
      rowsOf(
        db,
        sql`select displayed_id as card, card_type as kind, status, fline1 as front, bline1 as back, date_create as date from cards
          where authentications_id = ${accountId} order by id`,
      ),
  },
  {
    id: 'packs',
    title: 'Packs',
    rows: (db) =>
      rowsOf(db, sql`select title, date_create as date from packs where authentications_id = ${accountId} order by id`),
  },
  {
    id: 'files',
    title: 'Photo et documents',
    rows: (db) =>
      rowsOf(
        db,
        sql`select d.id || '-' || d.title as file, d.type, d.datetime_update as date from documents d
          where ${adultFiles({ userId, accountId })} order by d.id`,
      ),
  },
  {
    id: 'prints',
    title: 'Impressions',
    rows: (db) =>
      rowsOf(
        db,
        sql`select date_create as date, nb_pages, status from print_jobs where authentications_id = ${accountId} order by id`,
      ),
  },
  {
    id: 'mails',
    title: 'E-mails envoyés',
    rows: (db) =>
      rowsOf(
        db,
        sql`select m.subject, m.date_create as date, m.date_sent from mails m join authentications a on lower(m.recipient) = a.email
          where a.id = ${accountId} order by m.id`,
      ),
  },
  {
    id: 'contact',
    title: 'Messages au support',
    only: personal,
    rows: (db) =>
      rowsOf(
        db,
        sql`select date_create as date, subject, details as content, date_answer, answer from contact_messages where authentications_id = ${accountId} order by id`,
      ),
  },
  {
    id: 'messages',
    title: 'Messages écrits',
    // School admins and superadmins read no conversation [messaging.no-admin].
    only: ['SELF'],
    rows: (db) =>
      rowsOf(
        db,
        sql`select m.date_create as date, s.firstname as child, m.content from messages m join chats h on h.id = m.chats_id
          join students s on s.id = h.students_id where m.authentications_id = ${accountId} order by m.id`,
      ),
  },
  {
    id: 'message-reports',
    title: 'Messages signalés',
    only: ['SELF'],
    rows: (db) =>
      rowsOf(
        db,
        sql`select date_create as date, reason, content, date_resolve from messages_reports
          where authentications_id = ${accountId} order by id`,
      ),
  },
  {
    id: 'notification-preferences',
    title: 'Choix de notifications',
    only: personal,
    rows: (db) =>
      rowsOf(
        db,
        sql`select kind, portal, email from notification_preferences where authentications_id = ${accountId} order by kind`,
      ),
  },
  {
    id: 'resources',
    title: 'Ressources ajoutées',
    rows: (db, viewer) =>
      rowsOf(
        db,
        sql`select r.title, r.description, r.file_name as file, r.date_create as date from resources r
          where r.authentications_id = ${accountId} and ${inSchool('r.schools_id', viewer)} order by r.id`,
      ),
  },
  {
    id: 'home-devices',
    title: 'Appareils à la maison',
    only: personal,
    rows: (db) =>
      rowsOf(
        db,
        sql`select s.firstname as child, d.opened_by, d.date_create as date, d.date_seen as date_used, d.date_revoke
          from home_devices d join students s on s.id = d.students_id where d.users_id = ${userId} order by d.id`,
      ),
  },
  {
    id: 'home-revisions',
    title: 'Révisions à la maison des enfants suivis',
    only: personal,
    rows: (db) =>
      rowsOf(
        db,
        sql`select s.firstname as child, r.date_start, r.date_end, r.mode, cardinality(r.cards) as nb_cards
          from users_students f join students s on s.id = f.students_id join home_revisions r on r.students_id = s.id
          where f.users_id = ${userId} order by r.id`,
      ),
  },
  {
    id: 'notifications',
    title: 'Notifications',
    only: personal,
    rows: (db) =>
      rowsOf(
        db,
        sql`select n.date_create as date, n.title, n.content, l.is_viewed from notifications n
          join notifications_users l on l.notifications_id = n.id where l.authentications_id = ${accountId} order by n.id`,
      ),
  },
  {
    id: 'history',
    title: 'Historique des modifications',
    rows: (db, viewer) =>
      rowsOf(
        db,
        sql`select h.date_create as date, h.action, ${actorName(viewer, 'a.firstname', 'a.lastname')} as author, h.changes::text as changes
          from history h left join authentications a on a.id = h.authentications_id
          where h.entity_type = 'USER' and h.entity_id = ${userId} and ${inSchool('h.schools_id', viewer)} order by h.id`,
      ),
  },
  {
    id: 'activity',
    title: 'Modifications faites',
    rows: (db, viewer) =>
      rowsOf(
        db,
        sql`select h.date_create as date, h.action, h.entity_type as type from history h
          where h.authentications_id = ${accountId} and ${inSchool('h.schools_id', viewer)} order by h.id`,
      ),
  },
  {
    id: 'audit',
    title: 'Journal d’audit',
    rows: (db, viewer) =>
      rowsOf(
        db,
        sql`select e.date_create as date, e.kind, e.actor_role as role, e.address, e.device from audit_events e
          where (e.actor_id = ${accountId} or (e.target_type = 'USER' and e.target_id = ${userId}))
            and ${inSchool('e.schools_id', viewer)} order by e.id`,
      ),
  },
];

/** Their photo, and what they sent in. */
export function adultFiles({ userId, accountId }: { userId: number; accountId: number }) {
  return sql`((d.entity_type = 'USERS' and d.entity_id = ${userId})
    or (d.authentications_id = ${accountId} and d.entity_type in ('CARDS', 'RESOURCES')))`;
}
