import { adultImportsCalls } from '@memocartes/contract/imports/adults/adult-imports.calls';
import type {
  CorrectedFollower,
  CorrectedStaff,
  FollowerImportPreview,
  FollowerImportResult,
  FollowerSource,
  StaffImportPreview,
  StaffImportResult,
  StaffSource,
} from '@memocartes/contract/imports/adults/adult-imports.routes';
import { importsCalls } from '@memocartes/contract/imports/imports.calls';
import type {
  CorrectedRow,
  ImportPreview,
  ImportResult,
  ImportSource,
  SchoolImportPreview,
  SchoolImportResult,
} from '@memocartes/contract/imports/imports.routes';

import { api, from, idTag, listTag } from './base.ts';
import { afterSuccess } from './invalidation.ts';

/** `id` is the class's, or the school's. */
export type ImportFile = { id: number } & ImportSource;
export type CorrectedRows = { id: number; rows: CorrectedRow[] };
type Continued = { /** The import that this file continues. */ operation_id?: number };
type Corrected<R> = Continued & { /** The school. */ id: number; rows: R[]; invite?: boolean };

/** Imported people appear in the school's lists, on its students' pages and in its counts. */
const adultTags = ['user', 'follower', 'student', 'class', 'operation', 'dashboard'] as const;

export const importsApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewImport: build.mutation<ImportPreview, ImportFile>({ ...from(importsCalls.students) }),
    validateImport: build.mutation<ImportResult, CorrectedRows>({
      ...from(importsCalls.validStudents),
      invalidatesTags: afterSuccess(({ id }) => [
        idTag('class', id),
        'student',
        listTag('cardStudent'),
        'school',
        'operation',
        'dashboard',
      ]),
    }),
    previewSchoolImport: build.mutation<SchoolImportPreview, ImportFile>({ ...from(importsCalls.schoolStudents) }),
    validateSchoolImport: build.mutation<
      SchoolImportResult,
      CorrectedRows & Continued & { create_classes?: boolean; move?: boolean; departures?: number[] }
    >({
      ...from(importsCalls.validSchoolStudents),
      invalidatesTags: afterSuccess(({ id }) => [
        'class',
        'student',
        'cardStudent',
        'follower',
        listTag('school'),
        idTag('school', id),
        'operation',
        'dashboard',
      ]),
    }),
    previewFollowerImport: build.mutation<FollowerImportPreview, { id: number } & FollowerSource>({
      ...from(adultImportsCalls.followers),
    }),
    validateFollowerImport: build.mutation<FollowerImportResult, Corrected<CorrectedFollower>>({
      ...from(adultImportsCalls.validFollowers),
      invalidatesTags: afterSuccess(({ id }) => [...adultTags, idTag('school', id)]),
    }),
    previewStaffImport: build.mutation<StaffImportPreview, { id: number } & StaffSource>({
      ...from(adultImportsCalls.staff),
    }),
    validateStaffImport: build.mutation<StaffImportResult, Corrected<CorrectedStaff>>({
      ...from(adultImportsCalls.validStaff),
      invalidatesTags: afterSuccess(({ id }) => [...adultTags, idTag('school', id)]),
    }),
  }),
  overrideExisting: true,
});

export const {
  usePreviewImportMutation,
  useValidateImportMutation,
  usePreviewSchoolImportMutation,
  useValidateSchoolImportMutation,
  usePreviewFollowerImportMutation,
  useValidateFollowerImportMutation,
  usePreviewStaffImportMutation,
  useValidateStaffImportMutation,
} = importsApi;
