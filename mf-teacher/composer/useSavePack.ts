import { useListClassesQuery } from '@memocartes/shared-api/classes.api';
import { useCreatePackMutation, useUpdatePackMutation } from '@memocartes/shared-api/packs.api';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { changedFields } from '@memocartes/shared-shell/versions';
import { toast } from '@memocartes/shared-ui/toast';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useSayGiven } from '../pack-calendar/useSayGiven.ts';
import { forgetDraft } from './draft.ts';
import { type PackValues, toBody } from './pack.form.ts';

type Helpers = FormikHelpers<PackValues>;

/** What the API refuses because of the week: said beside the calendar. */
const weekRefusals: readonly string[] = ['PACK_WEEK_TAKEN', 'PACK_WEEK_HOLIDAY'];

/** What is changed of a pack that exists; its weeks are given elsewhere. */
const toChangeable = (values: PackValues) => {
  const { title, icon, cards } = toBody(values);
  return { title, icon, cards };
};

/** Saves a pack, new or changed. What is refused goes beside its field; the rest is `failed`. Nothing is lost. */
export function useSavePack(id: number | undefined, initial: PackValues) {
  const { t } = useTranslation('composer');
  const failure = useFailure();
  const navigate = useNavigate();
  const sayGiven = useSayGiven();
  const [failed, setFailed] = useState<string>();
  const [create] = useCreatePackMutation();
  const [update] = useUpdatePackMutation();
  const { data: mine } = useListClassesQuery({ nb_items: 100, order_by: 'name' });

  const refuse = (error: unknown, helpers: Helpers) => {
    if (weekRefusals.includes(asApiError(error)?.code ?? '')) helpers.setFieldError('week', failure.text(error));
    else {
      setFailed(
        failure.toForm(error, {
          setErrors: helpers.setErrors,
          setTouched: (touched, validate) => helpers.setTouched(touched, validate),
        }),
      );
    }
  };

  const createOne = async (values: PackValues, helpers: Helpers) => {
    const { data, error } = await create(toBody(values));
    if (!data) return refuse(error, helpers);
    forgetDraft();
    const { title, classes_id, week } = values;
    const name = mine?.classes.find((one) => one.id === classes_id)?.name;
    if (week && name) sayGiven(data, { title, name, week });
    else toast.success(t('created', { title }));
    void navigate(classes_id === null ? '/schools/packs?view=all' : `/schools/packs?class=${classes_id}`);
  };

  const updateOne = async (packId: number, values: PackValues, helpers: Helpers) => {
    const { title } = values;
    const { data, error } = await update({ id: packId, ...changedFields(toChangeable(initial), toChangeable(values)) });
    if (!data) return refuse(error, helpers);
    toast.success(t('saved', { title }));
    void navigate('/schools/packs?view=all');
  };

  const save = (values: PackValues, helpers: Helpers) => {
    setFailed(undefined);
    return id === undefined ? createOne(values, helpers) : updateOne(id, values, helpers);
  };
  return { save, failed };
}
