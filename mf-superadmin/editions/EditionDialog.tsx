import { editionNameMax } from '@memocartes/contract/editions/editions';
import type { Edition } from '@memocartes/contract/editions/editions.routes';
import { useCreateEditionMutation, useUpdateEditionMutation } from '@memocartes/shared-api/editions.api';
import { FormDialog } from '@memocartes/shared-features/form-dialog';
import { useRequestId } from '@memocartes/shared-features/request-id';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useVersions, versionedBy } from '@memocartes/shared-shell/versions';
import { fieldOf, TextField } from '@memocartes/shared-ui/fields';
import { toast } from '@memocartes/shared-ui/toast';
import { useFormik } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';

type Props = { readonly edition?: Edition; readonly onClose: () => void };

const valuesOf = ({ name }: Pick<Edition, 'name'>) => ({ name });

/** Renames an edition or, without `edition`, adds an edition [editions.named] [editions.version]. */
export function EditionDialog({ edition, onClose }: Props) {
  const { t } = useTranslation(['editions', 'panelForm']);
  const failure = useFailure();
  const [create] = useCreateEditionMutation();
  const withRequestId = useRequestId();
  const [update] = useUpdateEditionMutation();
  const versions = useVersions(edition && versionedBy(edition, valuesOf, [{ name: 'name', label: t('name') }]));
  const form = useFormik({
    initialValues: valuesOf(edition ?? { name: '' }),
    validationSchema: object({ name: string().trim().required(t('panelForm:required')) }),
    onSubmit: async (values, actions) => {
      // [interface.no-change]
      if (edition && !form.dirty) return void toast.info(t('panelForm:noChange'));
      try {
        const saved = await versions.save<{ readonly id: number }, typeof form.touched>(
          form,
          values,
          ({ name }, { version }) =>
            edition
              ? update({ id: edition.id, ifVersion: version, name }).unwrap()
              : withRequestId({ name }, (request_id) => create({ name, request_id }).unwrap()),
        );
        if (!saved) return;
        toast.success(t(edition ? 'renamed' : 'added'));
        onClose();
      } catch (error) {
        const message = failure.toForm(error, actions);
        if (message) actions.setFieldError('name', message);
      }
    },
  });

  return (
    <>
      <FormDialog title={t(edition ? 'renameTitle' : 'addTitle')} form={form} onClose={onClose}>
        <TextField {...fieldOf(form, 'name')} label={t('name')} maxLength={editionNameMax} required />
      </FormDialog>
      {versions.dialog}
    </>
  );
}
