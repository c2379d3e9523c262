import { operationsCalls } from '@memocartes/contract/bulk-operations/bulk-operations.calls';
import type {
  OperationFilter,
  OperationsPage,
  Undone,
} from '@memocartes/contract/bulk-operations/bulk-operations.routes';

import { api, from, listTags } from './base.ts';

export const operationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOperations: build.query<OperationsPage, OperationFilter>({
      ...from(operationsCalls.list),
      providesTags: (page) => listTags('operation', page?.operations),
    }),
    undoOperation: build.mutation<Undone, { id: number }>({
      ...from(operationsCalls.undo),
      // An error (already undone, too old) may mean that the list is stale. Packs and sessions are shown with the name
      // of their class.
      invalidatesTags: (_result, error) =>
        error
          ? ['operation']
          : [
              'operation',
              'student',
              'cardStudent',
              'user',
              'follower',
              'class',
              'pack',
              'session',
              'school',
              'dashboard',
            ],
    }),
  }),
  overrideExisting: true,
});

export const { useListOperationsQuery, useUndoOperationMutation } = operationsApi;
