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

/** `id` is the class's, or the school's. */
export type ImportFile = { id: number } & ImportSource;
export type CorrectedRows = { id: number; rows: CorrectedRow[] };

export const importsApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewImport: build.mutation<ImportPreview, ImportFile>({ ...from(importsCalls.students) }),
    validateImport: build.mutation<ImportResult, CorrectedRows>({
      ...from(importsCalls.validStudents),
      invalidatesTags: (_result, error, { id }) =>
        error ? [] : [idTag('class', id), 'student', 'school', 'operation', 'dashboard'],
    }),
    previewSchoolImport: build.mutation<SchoolImportPreview, ImportFile>({ ...from(importsCalls.schoolStudents) }),
    validateSchoolImport: build.mutation<SchoolImportResult, CorrectedRows & { create_classes?: boolean }>({
      ...from(importsCalls.validSchoolStudents),
      invalidatesTags: (_result, error, { id }) =>
        error ? [] : ['class', 'student', listTag('school'), idTag('school', id), 'operation', 'dashboard'],
    }),
  }),
  overrideExisting: true,
});

export const {
  usePreviewImportMutation,
  useValidateImportMutation,
  usePreviewSchoolImportMutation,
  useValidateSchoolImportMutation,
} = importsApi;
