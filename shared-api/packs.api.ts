import { packsCalls } from '@memocartes/contract/packs/packs.calls';
import type {
  AssignResult,
  ClassWeeks,
  CreatePack,
  PackDetail,
  PackFilter,
  PackPage,
  UpdatePack,
} from '@memocartes/contract/packs/packs.routes';

import { afterChange, api, from, idTag, type IfVersion, listTag, listTags } from './base.ts';
import { afterRemoval } from './invalidation.ts';
import { isOutdated } from './outdated.ts';

type CountFilter = { school_id?: number; class_id?: number; teacher_id?: number };
type PackWeek = { id: number; classes_id: number; week: string };

/**
 * Tags of everything that shows a class's packs: lists, counts, weeks, dashboard, and the cards given to its students.
 */
const assignmentTags = [listTag('pack'), 'dashboard', 'cardStudent'] as const;
/** Tags to invalidate after a change of a pack's cards; cards too, since they show whether a pack contains them. */
const contentTags = [...assignmentTags, 'card'] as const;

/** Tags to invalidate after an assignment. After a conflict too, to show the change of another person or tab. */
const afterAssignment = (error: { code?: string } | undefined) =>
  isOutdated(error, 'PACK_WEEK_TAKEN', 'NOT_FOUND') ? [...assignmentTags] : [];

/** The tag of the pack that should be replaced: after a conflict it is no longer in the week [packs.replace]. */
const afterReplacing = (error: { code?: string } | undefined, replaces: number | undefined) =>
  replaces !== undefined && error?.code === 'PACK_WEEK_TAKEN' ? [idTag('pack', replaces)] : [];

export const packsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPacks: build.query<PackPage, PackFilter>({
      ...from(packsCalls.list),
      providesTags: (page) => listTags('pack', page?.packs_pro),
    }),
    viewPack: build.query<PackDetail, { id: number }>({
      ...from(packsCalls.view),
      providesTags: (pack, _error, { id }) => [
        idTag('pack', id),
        ...(pack?.cards ?? []).map((card) => idTag('card', card.id)),
      ],
    }),
    createPack: build.mutation<AssignResult, CreatePack>({
      ...from(packsCalls.create),
      invalidatesTags: (_result, error, { replaces }) =>
        error ? [...afterAssignment(error), ...afterReplacing(error, replaces)] : [...contentTags],
    }),
    updatePack: build.mutation<PackDetail, { id: number } & IfVersion & UpdatePack>({
      ...from(packsCalls.update),
      invalidatesTags: (_result, error, { id, cards }) =>
        afterChange(error, [idTag('pack', id)], cards ? contentTags : assignmentTags),
    }),
    deletePack: build.mutation<null, { id: number }>({
      ...from(packsCalls.remove),
      invalidatesTags: afterRemoval(contentTags),
    }),
    removePackCard: build.mutation<null, { id: number; card_id: number }>({
      ...from(packsCalls.removeCard),
      invalidatesTags: afterRemoval(({ id }) => [idTag('pack', id), ...contentTags]),
    }),
    assignPack: build.mutation<AssignResult, PackWeek>({
      ...from(packsCalls.assign),
      invalidatesTags: (_result, error, { id }) => [idTag('pack', id), ...afterAssignment(error)],
    }),
    /** Moves the pack from `week` to the week `to`. */
    movePack: build.mutation<AssignResult, PackWeek & { to: string }>({
      ...from(packsCalls.move),
      invalidatesTags: (_result, error, { id }) => [idTag('pack', id), ...afterAssignment(error)],
    }),
    unassignPack: build.mutation<null, PackWeek>({
      ...from(packsCalls.unassign),
      invalidatesTags: (_result, error, { id }) => [idTag('pack', id), ...afterAssignment(error)],
    }),
    countCompletedPacks: build.query<{ count: number }, CountFilter>({
      ...from(packsCalls.completedCount),
      providesTags: [listTag('pack')],
    }),
    countNonAttributedPacks: build.query<{ count: number }, CountFilter>({
      ...from(packsCalls.nonAttributedCount),
      providesTags: [listTag('pack')],
    }),
    listClassWeeks: build.query<ClassWeeks, { id: number; from?: string; to?: string }>({
      ...from(packsCalls.weeks),
      providesTags: [listTag('pack')],
    }),
  }),
  overrideExisting: true,
});
export const {
  useListPacksQuery,
  useViewPackQuery,
  useCreatePackMutation,
  useUpdatePackMutation,
  useDeletePackMutation,
  useRemovePackCardMutation,
  useAssignPackMutation,
  useMovePackMutation,
  useUnassignPackMutation,
  useCountCompletedPacksQuery,
  useCountNonAttributedPacksQuery,
  useListClassWeeksQuery,
} = packsApi;
