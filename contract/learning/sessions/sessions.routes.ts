import { z } from 'zod';

import { bodyId, day, id as numericId, idParams, instant } from '../../fields/fields.schemas.ts';
import { routes } from '../../http/route.ts';
import { levels } from '../../levels/levels.ts';
import { type Filter, listQuery, option } from '../../lists/lists.schemas.ts';
import { childPicture } from '../../users/person-fields.schemas.ts';
import { missedCard, moved } from '../boxes/boxes.routes.ts';
import { sessionStatuses, studentSessionStatuses } from './session-status.ts';
import { sessionsCalls } from './sessions.calls.ts';

const int = z.int32();
const id = int;

/** `code` is null once the session is closed. `is_over`: the end time has passed, whether the session is open or closed. */
export const session = z.object({
  id,
  classes_id: id,
  class_: option,
  creator: z.object({ id, firstname: z.string(), lastname: z.string() }).nullable(),
  status: z.enum(sessionStatuses),
  is_over: z.boolean(),
  code: z.string().nullable(),
  date_create: z.string(),
  end_time: z.string(),
  date_close: z.string().nullable(),
  nb_students: int,
  nb_joined: int,
  nb_ended: int,
  /** Number of students revising on a tablet now. */
  nb_revising: int,
});
export type Session = z.infer<typeof session>;

const sessionFilter = listQuery(['date_create', 'end_time']).extend({
  school_id: numericId.optional(),
  class_id: numericId.optional(),
  teacher_id: numericId.optional(),
  status: z.enum(sessionStatuses).optional(),
  /** First and last day of opening in Paris, both included. */
  since: day.optional(),
  until: day.optional(),
  order_dir: z.enum(['asc', 'desc']).default('desc'),
});
export type SessionFilter = Filter<typeof sessionFilter>;
const sessionPage = z.object({ sessions: z.array(session.extend({ school: option })), count: int });
export type SessionPage = z.infer<typeof sessionPage>;
/** A session in a list, with its school. */
export type ListedSession = SessionPage['sessions'][number];

/** A student of a session: expected (INACTIVE), joined (ACTIVE) or finished (ENDED), with counts of their answers. */
const sessionStudent = z.object({
  id,
  firstname: z.string(),
  lastname: z.string(),
  picture: childPicture,
  /** Present level of the student; missing in a response of an older server. */
  level: z.enum(levels).nullable().optional(),
  status: z.enum(studentSessionStatuses),
  /** Whether the student started on a tablet; false if a teacher only marked the student as present. */
  on_tablet: z.boolean(),
  /** Whether the student has left the class of the session since; elsewhere `has_left` is about the school. Published remotes read this name. */
  has_left: z.boolean(),
  date_join: z.string().nullable(),
  date_end: z.string().nullable(),
  /** Whether the student answered all their cards [sessions.unfinished]; missing in a response of an older server. */
  has_finished: z.boolean().optional(),
  /** Number of cards revised, each counted once. */
  nb_cards: int,
  nb_right: int,
  nb_wrong: int,
  /** Number of cards that moved to box 5. */
  nb_acquired: int,
  moved,
});
export type SessionStudent = z.infer<typeof sessionStudent>;
const sessionStudents = z.object({ students: z.array(sessionStudent), count: int });
export type SessionStudents = z.infer<typeof sessionStudents>;

const missedCards = z.object({ cards: z.array(missedCard) });
export type MissedCards = z.infer<typeof missedCards>;

const presence = z.object({ present: z.boolean() });
export type Presence = z.infer<typeof presence>;

const newEnd = z.object({ end_time: instant });
export type NewEnd = z.infer<typeof newEnd>;

/** Without `end_time` the session lasts an hour [sessions.length]. */
const openSession = z.object({ classes_id: bodyId, end_time: instant.optional() });
export type OpenSession = z.infer<typeof openSession>;
const opened = z.object({ id, code: z.string(), end_time: z.string() });
export type OpenedSession = z.infer<typeof opened>;

export const sessions = routes('sessions', sessionsCalls, {
  list: { summary: 'Sessions, by default the latest first.', query: sessionFilter, response: sessionPage },
  closeOverdue: {
    summary: 'Closes the sessions past their end time: of a teacher’s classes, or of the school for those who run it.',
    response: z.object({ count: int }),
  },
  live: {
    summary: 'Changes of the sessions visible to the caller, as server-sent events, until the client disconnects.',
  },
  view: { summary: 'A session.', params: idParams, response: session },
  students: {
    summary: 'Students of a session: who joined, and their progress.',
    params: idParams,
    response: sessionStudents,
  },
  missed: {
    summary:
      'Cards answered wrongly in a session, with the students who are still in the class: at most thirty, the most missed first. `level`: only answers of students of this level.',
    params: idParams,
    query: z.object({ level: z.enum(levels).optional() }),
    response: missedCards,
  },
  markPresence: {
    summary:
      'Marks a student of an open session as present without a tablet, or unmarks them; a student who has started on a tablet is left unchanged.',
    params: idParams.extend({ student_id: numericId }),
    body: presence,
    response: sessionStudent,
  },
  last: {
    summary: 'The open session of a class, otherwise the last one with participants, or null.',
    params: idParams,
    response: z.object({ session: session.nullable() }),
  },
  open: {
    summary: 'Opens a session for a class, by default for 60 minutes; one per class at a time.',
    body: openSession,
    status: 201,
    response: opened,
  },
  extend: {
    summary: 'Changes the end of an open session, even of one past its end: its code is accepted until the new end.',
    params: idParams,
    body: newEnd,
    response: session,
  },
  close: { summary: 'Closes a session: its code is refused from now on.', params: idParams, response: session },
});
