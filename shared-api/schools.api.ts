import type { Option } from '@memocartes/contract/lists/lists';
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

import type { IfVersion } from './base.ts';
import { afterChange, api, from, idTag, listTag, listTags } from './base.ts';

type Id = { id: number };

export const schoolsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSchools: build.query<SchoolsPage, SchoolFilter>({
      ...from(schoolsCalls.list),
      providesTags: (page) => listTags('school', page?.schools),
    }),
    selectSchools: build.query<{ schools: Option[] }, SchoolSelectFilter>({
      ...from(schoolsCalls.select),
      providesTags: (answer) => listTags('school', answer?.schools),
    }),
    getSchool: build.query<School, Id>({
      ...from(schoolsCalls.view),
      providesTags: (_school, _error, { id }) => [idTag('school', id)],
    }),
    createSchool: build.mutation<Id, CreateSchool>({
      ...from(schoolsCalls.create),
      invalidatesTags: (_id, error) => (error ? [] : [listTag('school'), 'dashboard']),
    }),
    updateSchool: build.mutation<School, Id & IfVersion & UpdateSchool>({
      ...from(schoolsCalls.update),
      invalidatesTags: (_school, error, { id }) =>
        afterChange(error, [idTag('school', id)], ['dashboard', listTag('invoice')]),
    }),
    deleteSchool: build.mutation<null, Id>({
      ...from(schoolsCalls.remove),
      invalidatesTags: (_none, error) => (error ? [] : [listTag('school'), 'dashboard']),
    }),
    selectOffers: build.query<{ offers: Offer[] }, void>({ ...from(offersCalls.select), providesTags: ['offer'] }),
  }),
  overrideExisting: true,
});

export const {
  useListSchoolsQuery,
  useSelectSchoolsQuery,
  useGetSchoolQuery,
  useCreateSchoolMutation,
  useUpdateSchoolMutation,
  useDeleteSchoolMutation,
  useSelectOffersQuery,
} = schoolsApi;
