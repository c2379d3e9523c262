import { z } from 'zod';

import { created, id, idParams, ifMatchSummary, instant, requiredText } from '../fields/fields.schemas.ts';
import { requestId } from '../http/request-id.schemas.ts';
import { routes } from '../http/route.ts';
import { type Filter, option, pageLength, pageNumber, searchText, selectQuery } from '../lists/lists.schemas.ts';
import { maxPageSize } from '../lists/page-size.ts';
import { resourcesCalls, sectionsCalls } from './resources.calls.ts';
import { resource, resourceDetail, resourceFields } from './resources.schemas.ts';
import { resourceLength } from './resources.ts';

export type { Resource, ResourceDetail } from './resources.schemas.ts';

const section = z.object({
  id: z.int(),
  title: z.string(),
  position: z.int(),
  /** Resources of the section that the caller may read and that match the search. */
  nb_resources: z.int(),
  /** Resources of all schools, recently deleted ones included; only for callers who manage sections. */
  nb_used: z.int().nullable(),
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

const sectionsPage = z.object({ sections: z.array(section), count: z.int() });
export type SectionsPage = z.infer<typeof sectionsPage>;

const deletedResource = z.object({ id: z.int(), title: z.string(), file_name: z.string(), date_delete: instant });
export type DeletedResource = z.infer<typeof deletedResource>;
const deletedPage = z.object({ resources: z.array(deletedResource), count: z.int() });
export type DeletedPage = z.infer<typeof deletedPage>;

const creation = resourceFields.extend({ request_id: requestId });
export type CreateResource = z.input<typeof creation>;
const changedFields = resourceFields.partial();
export type UpdateResource = z.input<typeof changedFields>;

export const resources = routes('resources', resourcesCalls, {
  selectSections: {
    summary: 'Sections as options, in order.',
    query: selectQuery.extend({ nb_items: pageLength(maxPageSize) }),
    response: z.object({ sections: z.array(option), count: z.int() }),
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
const createdSection = z.object({ title, request_id: requestId });
export type CreateSection = z.input<typeof createdSection>;
const changedSection = z.object({
  title: title.optional(),
  /** New position, from 1; the sections in between move by one. */
  position: z.int().min(1, 'Nombre entier à partir de 1.').max(1_000, '1000 au plus.').optional(),
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
