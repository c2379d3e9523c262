import { z } from 'zod';

import {
  bodyId,
  created,
  day,
  id,
  idParams,
  ifMatchSummary,
  instant,
  requiredText,
  version,
} from '../fields/fields.schemas.ts';
import { requestId } from '../http/request-id.schemas.ts';
import { routes } from '../http/route.ts';
import { anyOf, type Filter, listQuery, option, searchText } from '../lists/lists.schemas.ts';
import { announcementsCalls } from './announcements.calls.ts';
import { announcementLevels, announcementMax, announcementStates, announcementTargets } from './announcements.ts';

const banner = z.object({
  id: z.int(),
  level: z.enum(announcementLevels),
  content_fr: z.string(),
  /** Null if readers of English get the French text. */
  content_en: z.string().nullable(),
  /** Time from which the announcement is no longer shown. */
  date_over: instant,
});
export type AnnouncementBanner = z.infer<typeof banner>;
const currentPage = z.object({ announcements: z.array(banner), count: z.int() });
export type CurrentAnnouncements = z.infer<typeof currentPage>;

const announcement = z.object({
  id: z.int(),
  version,
  level: z.enum(announcementLevels),
  content_fr: z.string(),
  content_en: z.string().nullable(),
  target: z.enum(announcementTargets),
  /** Only for target `OFFERS`. */
  offers: z.array(z.int()),
  /** Only for target `SCHOOLS`. */
  schools: z.array(option),
  /** First and last day, in Paris. */
  date_start: day,
  date_end: day,
  state: z.enum(announcementStates),
  /** Time at which a superadmin ended the announcement early; otherwise null. */
  date_stop: instant.nullable(),
  date_create: instant,
  author: z.object({ firstname: z.string(), lastname: z.string() }).nullable(),
  /** Number of schools that the announcement targets at present, without archived schools. */
  nb_schools: z.int(),
});
export type Announcement = z.infer<typeof announcement>;

const page = z.object({ announcements: z.array(announcement), count: z.int() });
export type AnnouncementsPage = z.infer<typeof page>;

const query = listQuery(['date_start', 'date_end']).extend({
  search: searchText,
  state: anyOf(announcementStates),
  school_id: id.optional(),
  order_dir: z.enum(['asc', 'desc']).default('desc'),
});
export type AnnouncementFilter = Filter<typeof query>;

const idList = (max: number) => z.array(bodyId).max(max, `${max} au plus.`);
// A French text and both days are required; an English text is optional [announcements.days].
const fields = z.object({
  level: z.enum(announcementLevels, 'Choisissez un niveau.'),
  content_fr: requiredText(announcementMax),
  content_en: requiredText(announcementMax).nullable().optional(),
  target: z.enum(announcementTargets, 'Choisissez les écoles concernées.'),
  offers: idList(4).optional(),
  schools_id: idList(500).optional(),
  date_start: day,
  date_end: day,
});
const creation = fields.extend({ request_id: requestId });
export type CreateAnnouncement = z.input<typeof creation>;
const changes = fields.partial().extend({
  /** Whether the announcement ends now; false resumes it. */
  is_stopped: z.boolean().optional(),
});
export type UpdateAnnouncement = z.input<typeof changes>;

export const announcements = routes('announcements', announcementsCalls, {
  current: {
    summary: 'Announcements for the caller’s schools today that they did not dismiss, the most severe first.',
    response: currentPage,
  },
  dismiss: { summary: 'Hides an announcement from the caller permanently.', params: idParams, status: 204 },
  list: { summary: 'Announcements of all schools.', query, response: page },
  view: { summary: 'An announcement.', params: idParams, response: announcement },
  create: {
    summary: 'Creates an announcement, shown to schools between two days (Paris); notifies their people on the first.',
    body: creation,
    status: 201,
    response: created,
  },
  update: {
    summary: `Changes an announcement and its notifications, ends it or resumes it. ${ifMatchSummary}`,
    params: idParams,
    body: changes,
    response: announcement,
  },
  remove: {
    summary: 'Deletes an announcement with its notifications; can be undone for 24 hours.',
    params: idParams,
    status: 204,
  },
  restore: { summary: 'Undoes a deletion, within 24 hours.', params: idParams, response: announcement },
});
