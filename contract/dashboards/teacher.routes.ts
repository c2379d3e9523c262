import { z } from 'zod';

import { boxCounts } from '../figures/box-counts.schemas.ts';
import { routes } from '../http/route.ts';
import { moved } from '../learning/boxes/boxes.routes.ts';
import { calendarEndField } from '../learning/calendar/calendar-end.schemas.ts';
import { classLevels } from '../levels/levels.ts';
import { option } from '../lists/lists.schemas.ts';
import { childPicture } from '../users/person-fields.schemas.ts';
import { packOption } from './dashboards.schemas.ts';
import { teacherDashboardCalls } from './teacher.calls.ts';

const dashboardClass = z.object({
  id: z.int(),
  name: z.string(),
  level: z.enum(classLevels),
  nb_students: z.int(),
  /** This week's pack. */
  pack: packOption.nullable(),
  open_session: z
    .object({
      id: z.int(),
      code: z.string(),
      end_time: z.string(),
      is_over: z.boolean(),
      nb_students: z.int(),
      nb_joined: z.int(),
    })
    .nullable(),
  /** The last closed session. */
  last_session: z.object({ id: z.int(), date_create: z.string() }).nullable(),
});

export const teacherDashboard = z.object({
  classes: z.array(dashboardClass),
  /** The next three packs of the teacher's classes, from this week on. */
  next_packs: z.array(packOption.extend({ week: z.string(), class_: option })),
  /**
   * The next week with lessons, and the teacher's classes without a pack in it [packs.next]. Null if no week with
   * lessons follows in the school year.
   */
  next_week: z.object({ monday: z.string(), without_pack: z.array(option) }).nullable(),
  /** Whether a class of the teacher has a pack in any week [dashboards.first-steps]. */
  has_pack: z.boolean(),
  /**
   * At most five students with at least five answers in the last 14 days, of which fewer than 80 % are right. The
   * lowest share is first.
   */
  difficulties: z.array(
    z.object({
      id: z.int(),
      firstname: z.string(),
      lastname: z.string(),
      picture: childPicture,
      class_: option,
      nb_right: z.int(),
      nb_wrong: z.int(),
    }),
  ),
  /**
   * Totals since Monday; they include cards that staff placed by hand or scanned. `nb_cards`: cards revised, each
   * counted once per student.
   */
  week: z.object({
    nb_sessions: z.int(),
    nb_students: z.int(),
    nb_answers: z.int(),
    nb_right: z.int(),
    nb_cards: z.int(),
    nb_acquired: z.int(),
    moved,
  }),
  /** Number of cards in each box, for all students together. */
  boxes: boxCounts,
  nb_packs_non_attributed: z.int(),
  calendar_end: calendarEndField,
});
export type TeacherDashboard = z.infer<typeof teacherDashboard>;

export const teacherDashboardRoutes = routes('dashboards', teacherDashboardCalls, {
  view: {
    summary: 'The teacher’s dashboard: classes, next packs, struggling students, figures of the week.',
    response: teacherDashboard,
  },
});
