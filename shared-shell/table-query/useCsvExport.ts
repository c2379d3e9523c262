import { downloadCsv } from '@memocartes/shared-api/download';
import { useCallback } from 'react';

import { useFailure } from '../errors/useFailure.ts';

/**
 * `onExport` of a `DataTable`: saves all pages of the filtered and sorted list as a CSV file [interface.list-export].
 * Errors are shown in a toast. `onExport={useCsvExport('/students', table.args)}`.
 */
export function useCsvExport(path: string, query: Record<string, unknown>): () => Promise<void> {
  const failure = useFailure();
  return useCallback(() => downloadCsv(path, query).catch(failure.toast), [path, query, failure]);
}
