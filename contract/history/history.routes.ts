import { z } from 'zod';

import { id, instant } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { type Filter, listQuery } from '../lists/lists.schemas.ts';
import { historyCalls } from './history.calls.ts';

export const historyEntities = ['SCHOOL', 'USER', 'STUDENT', 'CLASS'] as const;
export type HistoryEntity = (typeof historyEntities)[number];

export const historyActions = [
  'CREATE',
  'UPDATE',
  'DELETE',
  'STATUS',
  'PLACE',
  'ATTACH',
  'DETACH',
  'ATTACH_REQUEST',
  'ATTACH_REFUSE',
  'ATTACH_WITHDRAW',
  'ATTACH_EXPIRE',
  'SHARE',
  'IMPORT',
  'YEAR_CHANGE',
  'UNDO',
  'DEVICE_APPROVE',
  'DEVICE_REVOKE',
  'DEVICE_RESTORE',
  'DEVICE_SECRET',
] as const;
export type HistoryAction = (typeof historyActions)[number];

export const historyQuery = listQuery(['date_create'])
  .omit({ order_by: true, order_dir: true })
  .extend({ entity_type: z.enum(historyEntities).optional(), entity_id: id.optional(), school_id: id.optional() });
export type HistoryFilter = Filter<typeof historyQuery>;

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const historyRow = z.object({
  id: z.int(),
  date_create: instant,
  action: z.enum(historyActions),
  entity_type: z.enum(historyEntities),
  entity_id: z.int(),
  /** Name at the time of the change, so that the entry stays readable after a deletion. */
  entity_name: z.string(),
  /**
   * Null for changes by the portal itself or by an account that was deleted. Also null if the school may not know the
   * author, for example of the refusal of an attach request.
   */
  author: z.object({ firstname: z.string(), lastname: z.string() }).nullable(),
  /** Changed fields, each with its values before and after. Secrets are never included. */
  changes: z.record(z.string(), z.tuple([value, value])),
});
export type HistoryRow = z.infer<typeof historyRow>;

const historyPage = z.object({ history: z.array(historyRow), count: z.int() });
export type HistoryPage = z.infer<typeof historyPage>;

export const history = routes('history', historyCalls, {
  list: { summary: 'Who changed what, and when; the latest first.', query: historyQuery, response: historyPage },
});
