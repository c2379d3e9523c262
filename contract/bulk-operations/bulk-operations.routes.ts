import { z } from 'zod';

import { id, idParams, instant } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { type Filter, listQuery } from '../lists/lists.schemas.ts';
import { operationsCalls } from './bulk-operations.calls.ts';

const operationKinds = ['IMPORT', 'YEAR_CHANGE'] as const;
/**
 * Why an undo skips a student. CARDS: they have cards or new answers. FOLLOWERS: they have a follower. EDITED: they
 * were changed since. USED: they have a conversation, a session or a photo [import.undo-kept] [year.undo-kept].
 */
const keptReasons = ['CARDS', 'FOLLOWERS', 'EDITED', 'USED'] as const;

const operation = z.object({
  id: z.int(),
  kind: z.enum(operationKinds),
  schools_id: z.int(),
  date_create: instant,
  date_undoable_until: instant,
  date_undone: instant.nullable(),
  /** Whether the operation is not undone yet and `date_undoable_until` has not passed, by the server's clock. */
  is_undoable: z.boolean(),
  author: z.object({ firstname: z.string(), lastname: z.string() }).nullable(),
  /** Numbers of imported rows by kind (`students`, `classes`, `followers`…), or of students by outcome. */
  summary: z.record(z.string(), z.int()),
});
export type Operation = z.infer<typeof operation>;

const page = z.object({ operations: z.array(operation), count: z.int() });
export type OperationsPage = z.infer<typeof page>;

export const operationsQuery = listQuery(['date_create']).extend({
  order_dir: z.enum(['asc', 'desc']).default('desc'),
  school_id: id.optional(),
  /** Whether to list only operations that can still be undone. */
  undoable: z.stringbool().optional(),
});
export type OperationFilter = Filter<typeof operationsQuery>;

const undone = z.object({
  /** Number of students deleted or restored to their previous values. */
  nb_undone: z.int(),
  /** Number of these students who existed before the operation: they are restored, not deleted. */
  nb_restored: z.int(),
  /** Number of students who were skipped, and the first hundred with the reason. */
  nb_kept: z.int(),
  kept: z.array(z.object({ id: z.int(), firstname: z.string(), lastname: z.string(), reason: z.enum(keptReasons) })),
  /** Number of classes deleted or restored to their previous values. */
  nb_classes: z.int(),
  /** Number of followers and staff deleted. */
  nb_adults: z.int(),
});
export type Undone = z.infer<typeof undone>;

export const operations = routes('operations', operationsCalls, {
  list: {
    summary: 'Imports and year changes of a school, by default the latest first.',
    query: operationsQuery,
    response: page,
  },
  undo: { summary: 'Undoes an import or a year change, once and within 24 h.', params: idParams, response: undone },
});
