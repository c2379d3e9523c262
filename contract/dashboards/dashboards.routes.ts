import { z } from 'zod';

import { homeWeek } from '../devices/home-revision/home.routes.ts';
import { day, instant } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { calendarEndField } from '../learning/calendar/calendar-end.schemas.ts';
import { classLevels } from '../levels/levels.ts';
import { deliveryFailures } from '../mails/delivery-failures.ts';
import { offer } from '../offers/offers.routes.ts';
import { schoolRoles } from '../permissions/roles.ts';
import { schoolStatuses } from '../schools/school.ts';
import { weekActivity } from '../student-week/student-week.routes.ts';
import { child } from '../students/student.schemas.ts';
import { dashboardsCalls } from './dashboards.calls.ts';
import { packOption } from './dashboards.schemas.ts';
import { type FirstStep, firstSteps } from './first-steps.ts';

const superadminDashboard = z.object({
  nb_schools: z.int(),
  nb_students: z.int(),
  nb_teachers: z.int(),
  nb_classes: z.int(),
  /** Number of sessions opened since Monday, Paris time. */
  nb_sessions_week: z.int(),
  /** End of the school calendar of the zone whose calendar ends first. */
  calendar_end: calendarEndField,
  /** Number of sessions on each of the last seven days, including today. */
  sessions_by_day: z.array(z.object({ day, nb: z.int() })),
  /** All offers, including offers without a school; archived schools are not counted. */
  schools_by_offer: z.array(offer.extend({ nb: z.int(), nb_students: z.int() })),
  /** Trials that end within 60 days, earliest first. */
  trials_ending: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      address_city: z.string(),
      status: z.enum(schoolStatuses),
      date_trial_end: instant,
      nb_students: z.int(),
      nb_teachers: z.int(),
    }),
  ),
});
export type SuperadminDashboard = z.infer<typeof superadminDashboard>;

/** Used seats, and the maximum number of seats; null means no limit. */
const seats = z.object({ used: z.int(), max: z.int().nullable() });

const adminDashboard = z.object({
  school: z.object({
    id: z.int(),
    name: z.string(),
    code: z.string(),
    offer,
    date_trial_end: instant.nullable(),
    date_renewal: instant.nullable(),
    date_expiration: instant.nullable(),
  }),
  students: seats,
  teachers: seats,
  boxes: seats,
  classes_seats: seats,
  classes: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      level: z.enum(classLevels),
      nb_students: z.int(),
      teachers: z.array(z.string()),
      last_session: instant.nullable(),
      /** This week's pack. */
      pack: packOption.nullable(),
    }),
  ),
  nb_students_unassigned: z.int(),
  /** Number of students to whom no follower is attached; missing in a response of an older server. */
  nb_students_without_follower: z.int().optional(),
  nb_sessions_week: z.int(),
  /**
   * Number of sessions opened in each week from 1 September to this week, including weeks without sessions. `week` is
   * the Monday.
   */
  sessions_by_week: z.array(z.object({ week: day, nb: z.int() })),
  /**
   * Accounts not activated yet: already invited (`invited`), with an invitation that did not arrive (`undelivered`,
   * missing in a response of an older server), or not invited yet (`incomplete`).
   */
  nb_invited_staff: z.int(),
  nb_invited_followers: z.int(),
  nb_undelivered_staff: z.int().optional(),
  nb_undelivered_followers: z.int().optional(),
  nb_incomplete_staff: z.int(),
  nb_incomplete_followers: z.int(),
  /** First steps of a new school, and whether they are done. */
  first_steps: z.object(
    Object.fromEntries(firstSteps.map((step) => [step, z.boolean()])) as Record<FirstStep, z.ZodBoolean>,
  ),
  /** At most ten accounts that are not activated yet: first those whose invitation did not arrive, then the oldest. */
  pending_people: z.array(
    z.object({
      id: z.int(),
      role: z.enum(schoolRoles),
      firstname: z.string(),
      lastname: z.string(),
      authentications_id: z.int(),
      /** Time of the last invitation; null if never invited. */
      date_invited: instant.nullable(),
      /** Why that invitation did not arrive. */
      invitation_failure: z.enum(deliveryFailures).nullish(),
      email: z.string().nullable(),
      /** Whether the follower is shared with another school: this school then cannot invite or change them. */
      is_shared: z.boolean(),
      date_create: instant,
    }),
  ),
});
export type AdminDashboard = z.infer<typeof adminDashboard>;

const dashboardChild = child.extend({
  /** Number of cards due today. */
  nb_due: z.int(),
  /** Activity since Monday, Paris time. */
  week: weekActivity,
  /** Missing in a response of an older server. */
  home_week: homeWeek.optional(),
  /**
   * Whether a revision at home may be started and would have cards [home-revision.no-card]; missing in a response of an
   * older server.
   */
  can_revise_at_home: z.boolean().optional(),
  /** `nb_cards`: cards revised, each counted once; `nb_right` and `nb_wrong`: answers. */
  last_session: z.object({ date: instant, nb_cards: z.int(), nb_right: z.int(), nb_wrong: z.int() }).nullable(),
  /** The class's pack of this week or, if there is none, its next pack. */
  next_pack: z.object({ id: z.int(), title: z.string(), icon: z.string(), week: day, nb_cards: z.int() }).nullable(),
});
const userDashboard = z.object({ children: z.array(dashboardChild) });
export type DashboardChild = z.infer<typeof dashboardChild>;
export type UserDashboard = z.infer<typeof userDashboard>;

export const dashboards = routes('dashboards', dashboardsCalls, {
  superadmin: { summary: 'Figures of the whole portal.', response: superadminDashboard },
  admin: { summary: 'Figures of the school admin’s school.', response: adminDashboard },
  user: { summary: 'A follower’s children, each with boxes, last session and next pack.', response: userDashboard },
});
