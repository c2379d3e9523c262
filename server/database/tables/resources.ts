import type { Generated, GeneratedAlways } from 'kysely';

import type { Id, Instant } from './people.ts';

export type Sections = { id: Id; title: string; position: Generated<number>; request_id: string | null };
export type Resources = {
  id: Id;
  section_id: number;
  title: string;
  description: string;
  folder: string | null;
  document_id: number;
  document_title: string;
  file_name: string;
  schools_id: number | null;
  authentications_id: number | null;
  audience: Generated<'STAFF' | 'SCHOOL'>;
  /** When the resource was deleted; it can be restored for 24 hours. */
  date_delete: Generated<Instant | null>;
  /** Account that deleted the resource. */
  deleted_by: number | null;
  /** Version that forms send with a change; maintained by a trigger. */
  version: Generated<number>;
  /** Id of the request that created the resource. */
  request_id: string | null;
  date_create: Generated<Instant>;
  search: GeneratedAlways<string>;
};
