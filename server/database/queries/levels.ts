import type { ClassLevel } from '@memocartes/contract/people/people';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** From the youngest level; a class of several levels follows its first one [classes.order]. */
const levelOrder = ['CP', 'CP/CE1/CE2', 'CE1', 'CE2', 'CM1', 'CM1/CM2', 'CM2'] satisfies ClassLevel[];

/** Sort index of a level: `levelRank('c.level')`. Null without a level. */
export const levelRank = (column: string): RawBuilder<number | null> =>
  sql`array_position(${sql.lit(`{${levelOrder.join(',')}}`)}::text[], ${sql.ref(column)})`;
