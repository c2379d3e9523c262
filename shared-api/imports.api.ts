import { importsCalls } from '@memocartes/contract/imports/imports.calls';
import type { ImportedStudent, ImportPreview, ImportResult } from '@memocartes/contract/imports/imports.routes';
import { api, from, idTag } from './base.ts';

/** `id` is the class's; `data` the file in base64. */
export type ImportFile = { id: number; title: string; type: string; data: string };
export type CorrectedRows = { id: number; rows: { line: number; student: ImportedStudent }[] };

export const importsApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewImport: build.mutation<ImportPreview, ImportFile>({ ...from(importsCalls.students) }),
    validateImport: build.mutation<ImportResult, CorrectedRows>({
      ...from(importsCalls.validStudents),
      invalidatesTags: (_result, error, { id }) =>
        error ? [] : [idTag('class', id), 'student', 'school', 'dashboard'],
    }),
  }),
  overrideExisting: true,
});

export const { usePreviewImportMutation, useValidateImportMutation } = importsApi;
