import { fileNameOf } from '@memocartes/contract/documents/files';
import type { DeletedResource, Resource } from '@memocartes/contract/resources/resources.routes';

import { presentAuthor } from '../database/queries/author.ts';
import type { ResourceRow } from './resources.queries.ts';

/** A resource as lists and panels show it. Common resources are the product's, so their author is not shown. */
export const presentResource = (row: ResourceRow): Resource => ({
  id: row.id,
  version: row.version,
  title: row.title,
  description: row.description,
  folder: row.section_title,
  section_id: row.section_id,
  section: { id: row.section_id, title: row.section_title },
  document: {
    id: row.document_id,
    title: row.document_title,
    type: row.document_type,
    description: row.document_description,
    size: row.size,
    datetime_update: row.datetime_update,
  },
  document_title: row.document_title,
  file_name: fileNameOf(row.document_title, row.document_type),
  audience: row.audience,
  schools_id: row.schools_id,
  school: row.schools_id === null ? null : { id: row.schools_id, name: row.school_name ?? '' },
  authentications_id: row.authentications_id,
  author: row.schools_id === null ? null : presentAuthor(row),
  date_create: row.date_create,
});

/** A resource that can be restored. */
export const presentDeleted = (row: ResourceRow): DeletedResource => ({
  id: row.id,
  title: row.title,
  file_name: fileNameOf(row.document_title, row.document_type),
  date_delete: row.date_delete!,
});
