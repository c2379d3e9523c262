import { useFormik } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { addSchema, type FollowerValues, noFollower, toDraft, useFollowerSearch } from '../../followers/form/index.ts';

/** The second step: search, entered values, and whether it is complete [students.stepper-follower]. */
export function useFollowerStep(schoolId: number | undefined) {
  const { t } = useTranslation('followerForm');
  const search = useFollowerSearch(schoolId);
  const schema = addSchema(t, search.result);
  const form = useFormik<FollowerValues>({
    initialValues: noFollower,
    validationSchema: schema,
    onSubmit: () => undefined,
  });
  const { validateForm } = form;
  // The validation depends on the search result.
  useEffect(() => void validateForm(), [search.result, validateForm]);
  const canAdd = search.result !== undefined && search.result.kind !== 'professional';
  const ready = canAdd && schema.isValidSync(form.values);

  const clear = () => {
    form.resetForm();
    search.forget();
  };

  return { form, search, ready, clear, draft: ready ? toDraft(form.values, search.result) : undefined };
}
