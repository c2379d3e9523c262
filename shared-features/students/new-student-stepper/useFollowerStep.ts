import { useFormik } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { addSchema, type FollowerValues, noFollower, toDraft, useFollowerSearch } from '../../followers/form/index.ts';

/** The second step: search, entered values, and whether it is complete [students.stepper-follower]. */
export function useFollowerStep(schoolId: number | undefined) {
  const { t } = useTranslation('followerForm');
  const search = useFollowerSearch(schoolId);
  const schema = addSchema(t, search.found);
  const form = useFormik<FollowerValues>({
    initialValues: noFollower,
    validationSchema: schema,
    onSubmit: () => undefined,
  });
  const { validateForm } = form;
  // The validation depends on the search result.
  useEffect(() => void validateForm(), [search.found, validateForm]);
  const isFound = search.found !== undefined && search.found.kind !== 'professional';
  const ready = isFound && schema.isValidSync(form.values);
  const clear = () => {
    form.resetForm();
    search.forget();
  };
  return { form, search, ready, clear, draft: ready ? toDraft(form.values, search.found) : undefined };
}
