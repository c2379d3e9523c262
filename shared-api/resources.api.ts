import { resourcesCalls, sectionsCalls } from '@memocartes/contract/resources/resources.calls';
import type {
  CreateResource,
  CreateSection,
  DeletedPage,
  ResourceDetail,
  SectionFilter,
  SectionsPage,
  UpdateResource,
  UpdateSection,
} from '@memocartes/contract/resources/resources.routes';

import { afterChange, api, from, idTag, type IfVersion, listTag } from './base.ts';
import { afterRemoval } from './invalidation.ts';
import { isOutdated } from './outdated.ts';

type Id = { id: number };
type Choice = { sections: { id: number; name: string }[]; count: number };

const lists = [listTag('resource'), listTag('section')] as const;
/** Tags to invalidate after a write. For `INVALID`, another person may have deleted the section meanwhile. */
const afterWrite = (_result: unknown, error: { code?: string } | undefined) =>
  isOutdated(error, 'NOT_FOUND', 'UNDO_TOO_LATE', 'INVALID') ? [...lists] : [];

export const resourcesApi = api.injectEndpoints({
  endpoints: (build) => ({
    selectSections: build.query<Choice, { name?: string }>({
      ...from(resourcesCalls.selectSections),
      providesTags: [listTag('section')],
    }),
    listSections: build.query<SectionsPage, SectionFilter>({
      ...from(resourcesCalls.sections),
      providesTags: [...lists],
    }),
    listDeletedResources: build.query<DeletedPage, void>({
      ...from(resourcesCalls.deleted),
      providesTags: [listTag('resource')],
    }),
    getResource: build.query<ResourceDetail, Id>({
      ...from(resourcesCalls.view),
      providesTags: (_result, _error, { id }) => [idTag('resource', id), listTag('resource')],
    }),
    createResource: build.mutation<Id, CreateResource>({
      ...from(resourcesCalls.create),
      invalidatesTags: afterWrite,
    }),
    updateResource: build.mutation<ResourceDetail, Id & IfVersion & UpdateResource>({
      ...from(resourcesCalls.update),
      invalidatesTags: (_result, error, { id }) =>
        error?.code === 'INVALID' ? [listTag('section')] : afterChange(error, [idTag('resource', id)], lists),
    }),
    deleteResource: build.mutation<null, Id>({
      ...from(resourcesCalls.remove),
      invalidatesTags: afterRemoval(lists),
    }),
    restoreResource: build.mutation<ResourceDetail, Id>({
      ...from(resourcesCalls.restore),
      invalidatesTags: afterWrite,
    }),
    createSection: build.mutation<Id, CreateSection>({
      ...from(sectionsCalls.create),
      invalidatesTags: afterWrite,
    }),
    updateSection: build.mutation<Id, Id & UpdateSection>({
      ...from(sectionsCalls.update),
      invalidatesTags: afterWrite,
    }),
    deleteSection: build.mutation<null, Id>({
      ...from(sectionsCalls.remove),
      invalidatesTags: afterRemoval(lists),
    }),
  }),
  overrideExisting: true,
});

export const {
  useSelectSectionsQuery,
  useListSectionsQuery,
  useListDeletedResourcesQuery,
  useGetResourceQuery,
  useCreateResourceMutation,
  useUpdateResourceMutation,
  useDeleteResourceMutation,
  useRestoreResourceMutation,
  useCreateSectionMutation,
  useUpdateSectionMutation,
  useDeleteSectionMutation,
} = resourcesApi;
