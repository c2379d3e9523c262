import { z } from 'zod';

import { cardSide } from '../../cards/cards.schemas.ts';
import { bodyId, id as numericId, idParams, instant } from '../../fields/fields.schemas.ts';
import { routes } from '../../http/route.ts';
import { moved } from '../../learning/boxes/boxes.routes.ts';
import { studentSessionStatuses } from '../../learning/sessions/session-status.ts';
import { option } from '../../lists/lists.schemas.ts';
import { schoolCodePattern } from '../../schools/school-code.ts';
import { childPicture } from '../../users/person-fields.schemas.ts';
import { deviceSecretPattern } from '../approval/approval.ts';
import { deviceCalls } from './device.calls.ts';
import { maxAnswers } from './max-answers.ts';

const int = z.int32();
const id = int;
const box = z.int().min(1).max(5);

/** `now` is the server's time, with which a tablet corrects the times of its answers. */
const clock = { now: z.string() };
const school = z.object({ name: z.string() });
/**
 * Status of this tablet.
 * - NONE: the tablet is not registered, or its registration has expired.
 * - WAITING: the school has not approved it yet.
 * - REVOKED: the school has revoked it.
 * - CLOSED: the school's access has ended.
 */
const deviceStatuses = ['NONE', 'WAITING', 'APPROVED', 'REVOKED', 'CLOSED'] as const;
const deviceState = z.object({
  status: z.enum(deviceStatuses),
  school: school.nullable(),
  /** Short code, unique among the tablets of the school. */
  label: z.string().nullable(),
  /** Name given by the school. */
  name: z.string().nullable(),
  ...clock,
});
export type DeviceState = z.infer<typeof deviceState>;

/**
 * A student to select by name. `initial`: the abbreviated last name (« M. ») if another student of the class has the
 * same first name, otherwise null [students.short-names].
 */
export const deviceStudent = z.object({
  id,
  firstname: z.string(),
  initial: z.string().nullable(),
  avatar: id.nullable(),
  picture: childPicture,
  status: z.enum(studentSessionStatuses),
});
export type DeviceStudent = z.infer<typeof deviceStudent>;
const deviceSession = z.object({
  session: z.object({ id, end_time: z.string() }),
  class_: option,
  students: z.array(deviceStudent),
  ...clock,
});
export type DeviceSession = z.infer<typeof deviceSession>;

const size = z.number();
const sizes = z.object({ main: size, small: size, asked: size });
const deckSizes = z.object({ front: sizes, back: sizes });

/** A card to revise. `again`: answered wrongly earlier in this session, so it cannot move up today [boxes.missed]. */
const deviceCard = z.object({
  id,
  /** The prefix identifies the parent subject, which determines the colour of the card's corner. */
  displayed_id: z.string(),
  box,
  is_new: z.boolean(),
  again: z.boolean(),
  subject: z.string(),
  /** French name of the parent subject; cards of « Anglais » may have English text. */
  parent_subject: z.string(),
  is_typed: z.boolean(),
  is_handwritten: z.boolean(),
  accents_count: z.boolean(),
  accepted_answers: z.array(z.string()),
  is_lesson: z.boolean(),
  is_duo: z.boolean(),
  front_side: cardSide,
  back_side: cardSide,
  /** Font sizes of the card's pack for each typeface; null when no pack of the class contains the card. */
  text_sizes: z.object({ print: deckSizes, hand: deckSizes, dyslexia: deckSizes }).nullable(),
});
export type DeviceCard = z.infer<typeof deviceCard>;
/** Data with which a device starts a revision. */
export const startedRevision = z.object({
  student: z.object({ id, firstname: z.string() }),
  cards: z.array(deviceCard),
  ...clock,
});
export type StartedRevision = z.infer<typeof startedRevision>;

/** An answer has `is_right`; an undo has `undoes`, the `client_id` of an answer to this card [boxes.undo-answer]. */
export const deviceAnswer = z
  .object({
    client_id: z.uuid(),
    cards_id: bodyId,
    is_right: z.boolean().optional(),
    undoes: z.uuid().optional(),
    answered_at: instant,
  })
  .refine(({ is_right, undoes }) => (is_right === undefined) !== (undoes === undefined), {
    path: ['is_right'],
    error: 'Donnez is_right pour une réponse, ou undoes pour en annuler une\u00a0: l’un des deux.',
  });
export type DeviceAnswer = z.infer<typeof deviceAnswer>;

/** Boxes of answered cards, before and after the move of the day. */
const cardMove = z.object({ cards_id: id, box_before: box, box, due_on: z.string().nullable() });
const answered = z.object({ cards: z.array(cardMove) });
export type Answered = z.infer<typeof answered>;

/**
 * Result shown to the student: answers and moves in this revision, as the teacher sees them. `nb_acquired` is the total
 * number of acquired cards.
 */
export const endedRevision = z.object({
  cards: z.array(cardMove),
  moved,
  /** Number of cards revised, each counted once. */
  nb_cards: int,
  nb_right: int,
  nb_wrong: int,
  nb_acquired: int,
});
export type EndedRevision = z.infer<typeof endedRevision>;

const ofStudent = idParams.extend({ student_id: numericId });

export const device = routes('device', deviceCalls, {
  state: { summary: 'Whether this tablet is attached, and to which school.', response: deviceState },
  attach: {
    summary:
      'Requests approval of this tablet by a school, by its code; or approves it with the secret of the school’s QR code.',
    body: z
      .object({
        school_code: z.string().trim().regex(schoolCodePattern, '1 à 17 lettres, chiffres ou espaces.').optional(),
        secret: z.string().regex(deviceSecretPattern, 'QR code illisible\u00a0: scannez-le de nouveau.').optional(),
      })
      .refine(({ school_code, secret }) => (school_code === undefined) !== (secret === undefined), {
        path: ['school_code'],
        message: 'Le code de l’école ou son QR code, l’un des deux.',
      }),
    response: deviceState,
  },
  cancel: { summary: 'Cancels this tablet’s request for approval.', response: deviceState },
  join: {
    summary: 'Joins a session by its six-digit code; wrong codes delay the next attempt.',
    body: z.object({
      code: z
        .string()
        .transform((code) => code.replace(/\D/g, ''))
        .pipe(z.string().length(6, 'Le code a six chiffres.')),
    }),
    response: deviceSession,
  },
  session: {
    summary: 'The session that this tablet is in, and its students.',
    params: idParams,
    response: deviceSession,
  },
  live: {
    summary: 'Server-sent events for the tablet: its session was closed.',
    params: idParams,
  },
  start: {
    summary:
      'Starts the revision of a student: at most 15 due or new cards per session, 5 new cards per day; then missed cards.',
    params: ofStudent,
    response: startedRevision,
  },
  cancelStart: {
    summary:
      'Withdraws a start under a wrong name: the student is awaited again, unless they have answered or started on another tablet.',
    params: ofStudent,
    status: 204,
  },
  answers: {
    summary: 'Answers and undos of a student, each counted once however often it is sent.',
    params: ofStudent,
    body: z.object({ answers: z.array(deviceAnswer).min(1).max(maxAnswers) }),
    response: answered,
  },
  end: {
    summary: 'Ends the revision of a student; the response has the cards that moved.',
    params: ofStudent,
    /** `is_finished`: no card is left. Without it, a revision that the closing has ended stays unfinished. */
    body: z.object({ is_finished: z.boolean().optional() }).nullish(),
    response: endedRevision,
  },
});
