import type { DeviceRow } from '@memocartes/contract/devices/devices.routes';
import { useRenameDeviceMutation } from '@memocartes/shared-api/devices.api';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { TextField } from '@memocartes/shared-ui/fields';
import { toast } from '@memocartes/shared-ui/toast';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useUnsaved } from '../panel-form/index.ts';
import { useTabletName } from './useTabletActs.tsx';

const maxLength = 40;

type Props = { readonly device: DeviceRow; readonly onClose: () => void };

/** Gives a tablet the name by which the school knows it: where it stands, its sticker. */
export function RenameTablet({ device, onClose }: Props) {
  const { t } = useTranslation('attachTablets');
  const id = useId();
  const failure = useFailure();
  const nameOf = useTabletName();
  const [name, setName] = useState(device.name ?? '');
  const [error, setError] = useState<string>();
  const [rename, renaming] = useRenameDeviceMutation();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setError(t('required'));
    const { error: refused } = await rename({ id: device.id, name });
    if (refused) return setError(asApiError(refused)?.fields['name'] ?? failure.text(refused));
    toast.success(t('renamed'));
    onClose();
  };
  const leave = useUnsaved(name !== (device.name ?? ''), { close: onClose });
  const footer = (
    <Button kind="primary" type="submit" form={id} busy={renaming.isLoading}>
      {t('save')}
    </Button>
  );
  return (
    <Dialog title={t('renameTitle', { name: nameOf(device) })} onClose={() => void leave()} footer={footer}>
      <form id={id} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          name="name"
          label={t('newName')}
          value={name}
          maxLength={maxLength}
          error={error}
          required
          onChange={setName}
        />
      </form>
    </Dialog>
  );
}
