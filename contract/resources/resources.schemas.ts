import { z } from 'zod';

import { bodyId, instant, requiredText, text, version } from '../fields/fields.schemas.ts';
import { option } from '../lists/lists.schemas.ts';
import { audiences, resourceLength } from './resources.ts';

export const resource = z.object({
  id: z.int(),
  version,
  title: z.string(),
  description: z.string(),
  /** Title of the section. */
  folder: z.string(),
  section_id: z.int(),
  section: z.object({ id: z.int(), title: z.string() }),
  /** The file; its bytes are at `documentUrl(id)`. */
  document: z.object({
    id: z.int(),
    title: z.string(),
    type: z.string(),
    description: z.string().nullable(),
    size: z.int(),
    /** Changes whenever the file's content is replaced. */
    datetime_update: instant,
  }),
  document_title: z.string(),
  file_name: z.string(),
  audience: z.enum(audiences),
  /** Null for a common resource. */
  schools_id: z.int().nullable(),
  school: option.nullable(),
  authentications_id: z.int().nullable(),
  /** Null for a common resource, and after the author's account is deleted. */
  author: z.object({ firstname: z.string(), lastname: z.string() }).nullable(),
  date_create: instant,
});
export type Resource = z.infer<typeof resource>;

export const resourceDetail = resource.extend({
  /** Number of active accounts that can read the resource; null for a caller who may not edit it. */
  nb_readers: z.object({ staff: z.int(), followers: z.int() }).nullable(),
});
export type ResourceDetail = z.infer<typeof resourceDetail>;

/** Fields that a resource must have [resources.form] [resources.description]. */
export const resourceFields = z.object({
  title: requiredText(resourceLength.title),
  description: text(resourceLength.description).regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'Champ requis'),
  section_id: bodyId,
  /** A file that the caller uploaded with `POST /documents`. */
  document_id: bodyId,
  audience: z.enum(audiences, 'Choisissez le personnel, ou toute l’école.'),
});
