import type { Option } from '@memocartes/contract/lists/lists.schemas';
import { offersCalls } from '@memocartes/contract/offers/offers.calls';
import type { Offer } from '@memocartes/contract/offers/offers.routes';
import { schoolsCalls } from '@memocartes/contract/schools/schools.calls';
import type {
  CreateSchool,
  School,
  SchoolFilter,
  SchoolSelectFilter,
  SchoolsPage,
  UpdateSchool,
} from '@memocartes/contract/schools/schools.routes';

import { afterChange, api, from, idTag, type IfVersion, listTag, listTags } from './base.ts';
import { afterRemoval, afterSuccess } from './invalidation.ts';

type Id = { id: number };

/** Tags of the lists that a change of a school's status, or its deletion, may change. */
const listsByStatus = [
  listTag('user'),
  listTag('follower'),
  listTag('student'),
  listTag('class'),
  listTag('session'),
] as const;

/** Tags of the lists that show the name or the offer of a school, and of their rows. */
const shownWithSchool = ['user', 'follower', 'student', 'class', 'session'] as const;

export const schoolsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSchools: build.query<SchoolsPage, SchoolFilter>({
      ...from(schoolsCalls.list),
      providesTags: (page) => listTags('school', page?.schools),
    }),
    selectSchools: build.query<{ schools: Option[] }, SchoolSelectFilter>({
      ...from(schoolsCalls.select),
      providesTags: (result) => listTags('school', result?.schools),
    }),
    getSchool: build.query<School, Id>({
      ...from(schoolsCalls.view),
      providesTags: (_result, _error, { id }) => [idTag('school', id)],
    }),
    createSchool: build.mutation<Id, CreateSchool>({
      ...from(schoolsCalls.create),
      invalidatesTags: afterSuccess([listTag('school'), 'dashboard', listTag('invoice')]),
    }),
    updateSchool: build.mutation<School, Id & IfVersion & UpdateSchool>({
      ...from(schoolsCalls.update),
      // A change may move the school into or out of a list. The calendar of packs shows the holidays of the school's
      // zone, which the postal code may determine.
      invalidatesTags: (_result, error, { id, name, offers_id, status, holiday_zone, address_postal_code }) =>
        afterChange(
          error,
          [idTag('school', id)],
          [
            listTag('school'),
            'dashboard',
            listTag('invoice'),
            ...(name === undefined && offers_id === undefined ? [] : shownWithSchool),
            ...(status === undefined ? [] : listsByStatus),
            ...(holiday_zone === undefined && address_postal_code === undefined ? [] : [listTag('pack')]),
          ],
        ),
    }),
    deleteSchool: build.mutation<null, Id>({
      ...from(schoolsCalls.remove),
      invalidatesTags: afterRemoval([listTag('school'), 'dashboard', listTag('invoice'), ...listsByStatus]),
    }),
    selectOffers: build.query<{ offers: Offer[] }, void>({ ...from(offersCalls.select), providesTags: ['offer'] }),
  }),
  overrideExisting: true,
});

export const {
  useListSchoolsQuery,
  useSelectSchoolsQuery,
  useGetSchoolQuery,
  useLazyGetSchoolQuery,
  useCreateSchoolMutation,
  useUpdateSchoolMutation,
  useDeleteSchoolMutation,
  useSelectOffersQuery,
} = schoolsApi;
