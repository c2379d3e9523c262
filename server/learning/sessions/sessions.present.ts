import type { Session, SessionStudent } from '@memocartes/contract/learning/sessions/sessions.routes';

import type { Activity } from '../activity/activity.queries.ts';
import type { SessionRow, SessionStudentRow } from './sessions.queries.ts';

const presentCreator = ({ users_pro_id, firstname, lastname }: SessionRow): Session['creator'] =>
  users_pro_id === null || firstname === null || lastname === null ? null : { id: users_pro_id, firstname, lastname };

/** The code is included only while the session is open [sessions.code]. */
export const presentSession = (row: SessionRow): Session => ({
  id: row.id,
  classes_id: row.classes_id,
  class_: { id: row.classes_id, name: row.class_name },
  creator: presentCreator(row),
  status: row.status,
  is_over: row.is_over,
  code: row.status === 'ACTIVE' ? row.code : null,
  date_create: row.date_create,
  end_time: row.end_time,
  date_close: row.date_close,
  nb_students: row.nb_students,
  nb_joined: row.nb_joined,
  nb_ended: row.nb_ended,
  nb_revising: row.nb_revising,
});

/** A student of a session, with the numbers of their answers and of moves of their cards [sessions.student] [sessions.end]. */
export const presentSessionStudent = (row: SessionStudentRow, activity: Activity): SessionStudent => ({
  id: row.id,
  firstname: row.firstname,
  lastname: row.lastname,
  picture: row.picture,
  level: row.level,
  status: row.status ?? 'INACTIVE',
  on_tablet: row.on_tablet,
  has_left: row.has_left,
  date_join: row.date_join,
  date_end: row.status === 'ENDED' ? row.date_end : null,
  has_finished: row.has_finished,
  nb_cards: activity.nb_cards,
  nb_right: activity.nb_right,
  nb_wrong: activity.nb_wrong,
  nb_acquired: activity.nb_acquired,
  moved: activity.moved,
});
