import { z } from 'zod';

import { id as numericId, idParams, instant } from '../../fields/fields.schemas.ts';
import { routes } from '../../http/route.ts';
import { restoreMinutes } from '../approval/approval.ts';
import { deviceAnswer, deviceStudent, endedRevision, startedRevision } from '../join/device.routes.ts';
import { maxAnswers } from '../join/max-answers.ts';
import { homeCalls } from './home.calls.ts';
import { homeCodePattern, homeRevisionModes, homeRevisionOptions, normalizeHomeCode } from './home.ts';

const int = z.int32();
const id = int;
const mode = z.enum(homeRevisionModes);

/** `FOLLOWER`: attached by the follower in this browser; `CODE`: attached by a family code. */
const openedBy = z.enum(['FOLLOWER', 'CODE']);

/** `NONE`: attached to no student. `CLOSED`: the student has no class that allows revision at home. */
const homeStatuses = ['NONE', 'CLOSED', 'READY'] as const;
const state = z.object({
  status: z.enum(homeStatuses),
  /** The only student visible on this device; null unless `status` is `READY`. */
  student: deviceStudent.omit({ status: true, initial: true }).nullable(),
  mode: mode.nullable(),
  /** How this device was attached; null if `status` is `NONE`. */
  opened_by: openedBy.nullable(),
  /** The server's time. */
  now: z.string(),
});
export type HomeState = z.infer<typeof state>;

const started = startedRevision.extend({ id, mode });
export type StartedHomeRevision = z.infer<typeof started>;

/** A device at home, as shown to the follower who attached it. */
const homeDevice = z.object({
  id,
  opened_by: openedBy,
  date_create: instant,
  /** Time of the device's last request, accurate to 5 minutes. */
  date_seen: instant,
  /** Whether the request comes from this device. */
  is_this: z.boolean(),
});
export type HomeDevice = z.infer<typeof homeDevice>;

/** Revisions at home since Monday, Paris time. */
export const homeWeek = z.object({ nb_revisions: int, nb_answers: int, nb_right: int });
export type HomeWeek = z.infer<typeof homeWeek>;

/** Settings of revision at home for a child. `option` is null without a class. */
const access = z.object({
  option: z.enum(homeRevisionOptions).nullable(),
  /** Whether a revision started now would have cards [home-revision.no-card]. */
  has_cards: z.boolean(),
  week: homeWeek,
  devices: z.array(homeDevice),
});
export type HomeAccess = z.infer<typeof access>;

const code = z.object({ code: z.string(), date_expiration: instant });
export type HomeCode = z.infer<typeof code>;

/** A revision at home with at least one answer. */
const homeRevision = z.object({
  id,
  date: instant,
  mode,
  nb_answers: int,
  /** Number of cards revised, each counted once. */
  nb_cards: int,
  nb_right: int,
  nb_wrong: int,
});
export type HomeRevisionRow = z.infer<typeof homeRevision>;
const activity = z.object({
  option: z.enum(homeRevisionOptions).nullable(),
  week: homeWeek,
  /** At most ten, the latest first. */
  revisions: z.array(homeRevision),
});
export type HomeActivity = z.infer<typeof activity>;

const ofStudent = z.object({ student_id: numericId });
const ofRevision = idParams.extend({ student_id: numericId });

export const home = routes('home', homeCalls, {
  state: { summary: 'The student to whom this device at home is attached.', response: state },
  attach: {
    summary: 'Attaches this device to one student by a family code, which is then used up.',
    body: z.object({
      code: z
        .string()
        .max(40, 'Le code a huit caractères.')
        .transform(normalizeHomeCode)
        .pipe(z.string().regex(homeCodePattern, 'Le code a huit caractères, lettres et chiffres.')),
    }),
    response: state,
  },
  start: { summary: 'Starts a revision at home.', params: ofStudent, response: started },
  answers: {
    summary: 'Answers and undos of a revision at home, each counted once however often it is sent.',
    params: ofRevision,
    body: z.object({ answers: z.array(deviceAnswer).min(1).max(maxAnswers) }),
    response: z.object({
      /** Ids of the cards whose answers are stored; answers to cards outside the revision are ignored. */
      cards: z.array(id),
    }),
  },
  end: { summary: 'Ends a revision at home.', params: ofRevision, response: endedRevision },
  access: {
    summary:
      'Whether a child may revise at home, their revisions at home this week, and the devices that this follower attached.',
    params: idParams,
    response: access,
  },
  open: {
    summary: 'Attaches the browser of a follower to their child.',
    params: idParams,
    status: 201,
    response: state,
  },
  createCode: {
    summary: 'A code that attaches one device to a child within an hour; the previous one becomes invalid.',
    params: idParams,
    status: 201,
    response: code,
  },
  revoke: { summary: 'Revokes a device at home immediately.', params: idParams, status: 204 },
  restore: { summary: `Undoes a revocation, within ${restoreMinutes} minutes.`, params: idParams, status: 204 },
  activity: {
    summary: 'A student’s revision at home, without the sessions of the class.',
    params: idParams,
    response: activity,
  },
});
