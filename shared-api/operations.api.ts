import { operationsCalls } from '@memocartes/contract/bulk-operations/operations.calls';
import type { OperationFilter, OperationsPage, Undone } from '@memocartes/contract/bulk-operations/operations.routes';

import { api, from, listTags } from './base.ts';

export const operationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOperations: build.query<OperationsPage, OperationFilter>({
      ...from(operationsCalls.list),
      providesTags: (page) => listTags('operation', page?.operations),
    }),
    undoOperation: build.mutation<Undone, { id: number }>({
      ...from(operationsCalls.undo),
      // an error (already undone, too old) may mean that the list is stale
      invalidatesTags: (_undone, error) =>
        error
          ? ['operation']
          : ['operation', 'student', 'cardStudent', 'user', 'follower', 'class', 'school', 'dashboard'],
    }),
  }),
  overrideExisting: true,
});

export const { useListOperationsQuery, useUndoOperationMutation } = operationsApi;
