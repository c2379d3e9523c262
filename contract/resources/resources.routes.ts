import { z } from 'zod';

import { requestId } from '../http/request-id.schemas.ts';
import { routes } from '../http/route.ts';
import type { Filter } from '../lists/lists.ts';
import {
  bodyId,
  created,
  id,
  idParams,
  ifMatchSummary,
  instant,
  option,
  pageLength,
  pageNumber,
  requiredText,
  searchText,
  selectQuery,
  text,
  version,
} from '../lists/lists.ts';
import { maxPageSize } from '../lists/page-size.ts';
import { resourcesCalls, sectionsCalls } from './resources.calls.ts';
import { audiences, resourceLength } from './resources.ts';

const number = z.number().int();

const resource = z.object({
  id: number,
  version,
  title: z.string(),
  description: z.string(),
  /** Title of the section. */
  folder: z.string(),
  section_id: number,
  section: z.object({ id: number, title: z.string() }),
  /** The file; its bytes are at `documentUrl(id)`. */
  document: z.object({
    id: number,
    title: z.string(),
    type: z.string(),
    description: z.string().nullable(),
    size: number,
    /** Changes whenever the file's content is replaced. */
    datetime_update: instant,
  }),
  document_title: z.string(),
  file_name: z.string(),
  audience: z.enum(audiences),
  /** Null for a common resource. */
  schools_id: number.nullable(),
  school: option.nullable(),
  authentications_id: number.nullable(),
  /** Null for a common resource, and after the author's account is deleted. */
  author: z.object({ firstname: z.string(), lastname: z.string() }).nullable(),
  date_create: instant,
});
export type Resource = z.infer<typeof resource>;

const resourceDetail = resource.extend({
  /** Number of active accounts that can read the resource; null for a caller who may not edit it. */
  nb_readers: z.object({ staff: number, followers: number }).nullable(),
});
export type ResourceDetail = z.infer<typeof resourceDetail>;

const section = z.object({
  id: number,
  title: z.string(),
  position: number,
  /** Resources of the section that the caller may read and that match the search. */
  nb_resources: number,
  /** Resources of all schools, recently deleted ones included; only for callers who manage sections. */
  nb_used: number.nullable(),
  resources: z.array(resource),
});
export type Section = z.infer<typeof section>;

/** `nb_items` and `nb_page` select one page of resources in each section [resources.search]. */
export const sectionsQuery = z.object({
  search: searchText,
  section_id: id.optional(),
  school_id: id.optional(),
  nb_items: pageLength(),
  nb_page: pageNumber,
});
export type SectionFilter = Filter<typeof sectionsQuery>;

const sectionsPage = z.object({ sections: z.array(section), count: number });
export type SectionsPage = z.infer<typeof sectionsPage>;

const deletedResource = z.object({ id: number, title: z.string(), file_name: z.string(), date_delete: instant });
export type DeletedResource = z.infer<typeof deletedResource>;
const deletedPage = z.object({ resources: z.array(deletedResource), count: number });
export type DeletedPage = z.infer<typeof deletedPage>;

// Fields that a resource must have [resources.form].
const fields = z.object({
  title: requiredText(resourceLength.title),
  description: text(resourceLength.description).regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'Champ requis'),
  section_id: bodyId,
  /** A file that the caller uploaded with `POST /documents`. */
  document_id: bodyId,
  audience: z.enum(audiences, 'Choisissez le personnel, ou toute l’école.'),
});
const creation = fields.extend({ request_id: requestId });
export type CreateResource = z.input<typeof creation>;
const changedFields = fields.partial();
export type UpdateResource = z.input<typeof changedFields>;

export const resources = routes('resources', resourcesCalls, {
  selectSections: {
    summary: 'Sections as options, in order.',
    query: selectQuery.extend({ nb_items: pageLength(maxPageSize) }),
    response: z.object({ sections: z.array(option), count: number }),
  },
  sections: {
    summary:
      'Sections with their resources that the caller may read, the latest first. A superadmin gets common ones, with `school_id` also those of a school.',
    query: sectionsQuery,
    response: sectionsPage,
  },
  deleted: {
    summary: 'Resources deleted in the last 24 hours that the caller may restore.',
    response: deletedPage,
  },
  view: { summary: 'A resource.', params: idParams, response: resourceDetail },
  create: {
    summary: 'Adds a resource to the caller’s school; a superadmin’s is common to all schools.',
    body: creation,
    status: 201,
    response: created,
  },
  update: {
    summary: `Changes a resource; the document that \`document_id\` replaces is deleted. ${ifMatchSummary}`,
    params: idParams,
    body: changedFields,
    response: resourceDetail,
  },
  remove: { summary: 'Deletes a resource; can be undone for 24 hours.', params: idParams, status: 204 },
  restore: { summary: 'Undoes a deletion, within 24 hours.', params: idParams, response: resourceDetail },
});

const title = requiredText(resourceLength.section);
const createdSection = z.object({ title });
export type CreateSection = z.input<typeof createdSection>;
const changedSection = z.object({
  title: title.optional(),
  /** New position, from 1; the sections in between move by one. */
  position: z.number().int().min(1, 'Nombre entier à partir de 1.').max(1_000, '1000 au plus.').optional(),
});
export type UpdateSection = z.input<typeof changedSection>;

export const sections = routes('resources', sectionsCalls, {
  create: { summary: 'Adds a section at the end.', body: createdSection, status: 201, response: created },
  update: {
    summary: 'Renames a section, or moves it to a position.',
    params: idParams,
    body: changedSection,
    response: created,
  },
  remove: { summary: 'Deletes an empty section; 409 STILL_USED otherwise.', params: idParams, status: 204 },
});
