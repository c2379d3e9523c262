import type { PackDetail } from '@memocartes/contract/packs/packs.routes';
import { useCreatePackMutation, useUpdatePackMutation } from '@memocartes/shared-api/packs.api';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { useMe } from '@memocartes/shared-shell/session';
import { changedFields, type Opened, useVersions } from '@memocartes/shared-shell/versions';
import { toast } from '@memocartes/shared-ui/toast';
import type { FormikProps } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useRequestId } from '../../request-id/index.ts';
import { useAssignedToast } from '../assign/useAssignedToast.ts';
import { useMyClasses } from '../assign/useMyClasses.ts';
import { keepDraft } from './draft.ts';
import { type PackValues, type Replaceable, toBody } from './form/pack.form.ts';
import { lastClass } from './start/useDefaultClass.ts';
import { useVersionedPack } from './useVersionedPack.ts';

type Form = FormikProps<PackValues>;

/** Error codes about the week, shown next to the calendar [packs.week-text]. */
const weekRefusals: readonly string[] = ['PACK_WEEK_TAKEN', 'PACK_WEEK_HOLIDAY'];

/** Request body of an update; class and week are assigned in the calendar instead. */
const toUpdateBody = (values: PackValues) => {
  const { title, icon, cards } = toBody(values);
  return { title, icon, cards };
};

/**
 * Saves a new or edited pack. Field errors are shown on their field, other errors in `failed`; the form keeps its
 * values. Saving an unchanged pack sends nothing.
 * @param copy key of the draft (`copyKey`), if the new pack copies another pack
 * @param replaceable the pack that the new pack may replace [packs.replace]
 */
export function useSavePack(pack?: PackDetail, copy?: string, replaceable?: Replaceable) {
  const { t } = useTranslation(['composer', 'panelForm']);
  const failure = useFailure();
  const navigate = useNavigate();
  const account = useMe().id;
  const showAssigned = useAssignedToast();
  const [failed, setFailed] = useState<string>();
  const [create] = useCreatePackMutation();
  const withRequestId = useRequestId();
  const [update] = useUpdatePackMutation();
  const versions = useVersions(useVersionedPack(pack));
  const ownClasses = useMyClasses().data;

  const refuse = (error: unknown, form: Form) => {
    if (weekRefusals.includes(asApiError(error)?.code ?? '')) form.setFieldError('week', failure.text(error));
    else {
      setFailed(
        failure.toForm(error, {
          setErrors: form.setErrors,
          setTouched: (touched, validate) => form.setTouched(touched, validate),
        }),
      );
    }
  };

  const saveNew = async (values: PackValues, form: Form) => {
    const body = toBody(values, replaceable);
    const { data, error } = await withRequestId(body, (request_id) => create({ ...body, request_id }));
    if (!data) {
      refuse(error, form);
      return;
    }
    keepDraft(account, undefined, copy);
    const { title, classes_id, week } = values;
    if (classes_id !== null) lastClass.remember(account, { classes_id });
    const name = ownClasses?.find((item) => item.id === classes_id)?.name;
    const openAssignment = () => void navigate(`/schools/packs?view=all&pack=${data.id}`, { state: { assigns: true } });
    if (week && name) showAssigned(data, { title, name, week });
    else if (ownClasses?.length === 0) toast.success(t('created', { title }));
    else toast.success(t('created', { title }), { label: t('giveNow'), onClick: openAssignment });
    void navigate(classes_id === null ? '/schools/packs?view=all' : `/schools/packs?class=${classes_id}`);
  };

  const saveChanges = async (id: number, values: PackValues, form: Form) => {
    const send = (ownValues: PackValues, { values: before, version }: Opened<PackValues>) =>
      update({ id, ifVersion: version, ...changedFields(toUpdateBody(before), toUpdateBody(ownValues)) }).unwrap();
    try {
      const saved = await versions.save(form, values, send);
      if (!saved) return;
      toast.success(t('saved', { title: saved.response.title }));
      void navigate('/schools/packs?view=all');
    } catch (error) {
      refuse(error, form);
    }
  };

  const save = async (values: PackValues, form: Form) => {
    setFailed(undefined);
    // [interface.no-change]
    if (pack && !form.dirty) return void toast.info(t('panelForm:noChange'));
    return pack ? saveChanges(pack.id, values, form) : saveNew(values, form);
  };

  return { save, failed, versions };
}
