import type { DeviceRow } from '@memocartes/contract/devices/approval/devices.routes';
import { maxLength } from '@memocartes/contract/fields/lengths';
import { useRenameDeviceMutation } from '@memocartes/shared-api/devices.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useVersions, versionedBy } from '@memocartes/shared-shell/versions';
import { fieldOf, TextField } from '@memocartes/shared-ui/fields';
import { toast } from '@memocartes/shared-ui/toast';
import { useFormik } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';

import { FormDialog } from '../../form-dialog/index.ts';
import { useTabletName } from './useTabletActions.tsx';

type TabletValues = { readonly name: string };
const valuesOf = ({ name }: DeviceRow): TabletValues => ({ name: name ?? '' });

type Props = { readonly device: DeviceRow; readonly onClose: () => void };

/** The dialog that gives a tablet a name. */
export function RenameTablet({ device, onClose }: Props) {
  const { t } = useTranslation(['attachTablets', 'panelForm']);
  const failure = useFailure();
  const nameOf = useTabletName();
  const [rename] = useRenameDeviceMutation();
  const versions = useVersions(versionedBy(device, valuesOf, [{ name: 'name', label: t('newName') }]));
  const form = useFormik<TabletValues>({
    initialValues: valuesOf(device),
    validationSchema: object({ name: string().trim().required(t('required')) }),
    onSubmit: async (values, actions) => {
      // [interface.no-change]
      if (!form.dirty) return void toast.info(t('panelForm:noChange'));
      try {
        const saved = await versions.save(form, values, ({ name }, { version }) =>
          rename({ id: device.id, ifVersion: version, name }).unwrap(),
        );
        if (!saved) return;
        toast.success(t('renamed'));
        onClose();
      } catch (error) {
        const message = failure.toForm(error, actions);
        if (message) actions.setFieldError('name', message);
      }
    },
  });

  return (
    <>
      <FormDialog title={t('renameTitle', { name: nameOf(device) })} form={form} onClose={onClose}>
        <TextField {...fieldOf(form, 'name')} label={t('newName')} maxLength={maxLength.tabletName} required />
      </FormDialog>
      {versions.dialog}
    </>
  );
}
