import { classLevelOrder } from '@memocartes/contract/levels/levels';
import { type RawBuilder, sql } from 'kysely';

/** Sort index of a level in `classLevelOrder`: `levelRank('classes.level')` [classes.order]. Null without a level. */
export const levelRank = (column: string): RawBuilder<number | null> =>
  sql`array_position(${sql.lit(`{${classLevelOrder.join(',')}}`)}::text[], ${sql.ref(column)})`;
