import type { RemoteError } from '@memocartes/contract/remotes/remotes.routes';

import type { Db } from '../../database/database.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import type { stackReader } from '../source-maps/stacks.ts';

/** Maximum number of errors shown per remote. */
const maxErrors = 20;

/** The latest errors that browsers reported for a remote [portal.errors] [portal.source-maps]. */
export async function listErrors(
  db: Db,
  remote: string,
  readStack: ReturnType<typeof stackReader>,
): Promise<RemoteError[]> {
  const rows = await inEverySchool(() =>
    db
      .selectFrom('remotes_errors')
      .select(['version', 'kind', 'reason', 'route', 'stack', 'is_override', 'nb', 'date_first', 'date_last'])
      .where('remote', '=', remote)
      .orderBy('date_last', 'desc')
      .limit(maxErrors)
      .execute(),
  );
  return Promise.all(rows.map(async ({ stack, ...row }) => ({ ...row, stack: await readStack(stack) })));
}
