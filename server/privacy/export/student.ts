import { sql } from 'kysely';

import type { Reader } from './sections.ts';
import { actorName, rowsOf } from './sections.ts';

/** Everything that is kept about a student. A follower's file has only name and relation of other followers. */
export const studentReaders = (id: number): readonly Reader[] => [
  {
    id: 'identity',
    title: 'Identité',
    rows: (db) =>
      rowsOf(
        db,
        sql`select s.firstname, s.lastname, s.gender, s.birthdate, s.level, s.status, s.is_phygital, s.demo_mode,
          s.date_create, s.date_inactive, o.name as school, c.name as class
          from students s join schools o on o.id = s.schools_id left join classes c on c.id = s.classes_id where s.id = ${id}`,
      ),
  },
  {
    id: 'followers',
    title: 'Proches',
    rows: (db, { as }) => {
      const contact = as === 'FOLLOWER' ? sql`` : sql`, a.email, u.phone`;
      return rowsOf(
        db,
        sql`select a.firstname, a.lastname, coalesce(f.relation_other, f.relation) as relation, f.date_create ${contact}
          from users_students f join users u on u.id = f.users_id join authentications a on a.id = u.authentications_id
          where f.students_id = ${id} order by f.id`,
      );
    },
  },
  {
    id: 'class',
    title: 'Enseignants de la classe',
    rows: (db) =>
      rowsOf(
        db,
        sql`select c.name as class, a.firstname, a.lastname from students s join classes c on c.id = s.classes_id
          join classes_users_pro l on l.classes_id = c.id join users u on u.id = l.users_pro_id
          join authentications a on a.id = u.authentications_id where s.id = ${id} order by a.sort_name`,
      ),
  },
  {
    id: 'boxes',
    title: 'Boîtes de révision',
    rows: (db) =>
      rowsOf(
        db,
        sql`select c.displayed_id as card, c.fline1 as front, c.bline1 as back, t.box, t.due_on, t.first_on, t.moved_on,
          t.nb_right, t.nb_wrong from cards_students t join cards c on c.id = t.cards_id
          where t.students_id = ${id} order by c.displayed_id`,
      ),
  },
  {
    id: 'answers',
    title: 'Réponses et placements',
    rows: (db) =>
      rowsOf(
        db,
        sql`select e.answered_at as date, c.displayed_id as card, c.fline1 as front, e.kind, e.is_right, e.is_undone, e.box,
            e.sessions_id as session
          from cards_events e join cards c on c.id = e.cards_id where e.students_id = ${id} order by e.answered_at, e.id`,
      ),
  },
  {
    id: 'sessions',
    title: 'Séances de révision',
    rows: (db) =>
      rowsOf(
        db,
        sql`select e.id as session, e.date_create as date, c.name as class, j.status, j.date_join, j.date_end
          from sessions_students j join sessions e on e.id = j.sessions_id join classes c on c.id = e.classes_id
          where j.students_id = ${id} order by e.id`,
      ),
  },
  {
    id: 'home-revisions',
    title: 'Révisions à la maison',
    rows: (db) =>
      rowsOf(
        db,
        sql`select date_start, date_end, mode, cardinality(cards) as nb_cards from home_revisions where students_id = ${id} order by id`,
      ),
  },
  {
    id: 'messages',
    title: 'Messages',
    // School admins and superadmins read no conversation [messaging.no-admin].
    only: ['FOLLOWER'],
    rows: (db, viewer) =>
      rowsOf(
        db,
        sql`select m.date_create as date, a.role, ${actorName(viewer, 'a.firstname', 'a.lastname')} as author, m.content
          from messages m join chats h on h.id = m.chats_id left join authentications a on a.id = m.authentications_id
          where h.students_id = ${id} order by m.id`,
      ),
  },
  {
    id: 'notifications',
    title: 'Notifications',
    rows: (db, { as, accountId }) => {
      const own = sql`exists (select from notifications_users l where l.notifications_id = n.id and l.authentications_id = ${accountId})`;
      return rowsOf(
        db,
        sql`select n.date_create as date, n.title, n.content from notifications n
          where n.students_id = ${id} and ${as === 'FOLLOWER' ? own : sql`true`} order by n.id`,
      );
    },
  },
  {
    id: 'consents',
    title: 'Consentements',
    rows: (db) =>
      rowsOf(db, sql`select kind, is_granted, date_create as date from privacy_consents where students_id = ${id}`),
  },
  {
    id: 'files',
    title: 'Photo',
    rows: (db) =>
      rowsOf(
        db,
        sql`select d.id || '-' || d.title as file, d.type, d.datetime_update as date from documents d
          where d.entity_type = 'STUDENTS' and d.entity_id = ${id}`,
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
          where h.entity_type = 'STUDENT' and h.entity_id = ${id} order by h.id`,
      ),
  },
  {
    id: 'audit',
    title: 'Journal d’audit',
    rows: (db, viewer) => {
      const actor = viewer.as === 'FOLLOWER' ? sql`null` : sql`e.actor_label`;
      return rowsOf(
        db,
        sql`select e.date_create as date, e.kind, e.actor_role as role, ${actor} as author from audit_events e
          where e.target_type = 'STUDENT' and e.target_id = ${id} order by e.id`,
      );
    },
  },
];

/** The student's files. */
export const studentFiles = (id: number) => sql`d.entity_type = 'STUDENTS' and d.entity_id = ${id}`;
