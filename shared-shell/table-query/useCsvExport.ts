import { downloadCsv } from '@memocartes/shared-api/download';
import { useCallback } from 'react';

import { useFailure } from '../errors/useFailure.ts';

/**
 * `onExport` of a `DataTable`: saves the list as it is filtered and sorted, all pages, as a CSV file; says what went wrong.
 * `onExport={useCsvExport('/students', table.args)}`.
 */
export function useCsvExport(path: string, query: Record<string, unknown>): () => Promise<void> {
  const failure = useFailure();
  return useCallback(() => downloadCsv(path, query).catch(failure.toast), [path, query, failure]);
}
