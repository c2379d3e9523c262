import type { DeviceRow } from '@memocartes/contract/devices/approval/devices.routes';
import { useRestoreDeviceMutation, useRevokeDeviceMutation } from '@memocartes/shared-api/devices.api';
import { isNotFound, useFailure } from '@memocartes/shared-shell/errors';
import { useCan } from '@memocartes/shared-shell/session';
import type { MenuEntry } from '@memocartes/shared-ui/menu';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/** The name that the school gave a tablet, else the tablet's label. */
export function useTabletName(): (device: Pick<DeviceRow, 'name' | 'label'>) => string {
  const { t } = useTranslation('attachTablets');
  return ({ name, label }) => name ?? t('tablet', { label });
}

/**
 * Menu entries of the actions allowed on a tablet; `rename` opens the dialog. Empty for a read-only tablet
 * [tablets.revoke] [tablets.teacher].
 */
export function useTabletActions(rename: (device: DeviceRow) => void): (device: DeviceRow) => MenuEntry[] {
  const { t } = useTranslation('attachTablets');
  const can = useCan();
  const failure = useFailure();
  const nameOf = useTabletName();
  const [revoke] = useRevokeDeviceMutation();
  const [restore] = useRestoreDeviceMutation();

  const undoRevoke = async (device: DeviceRow) => {
    const { error } = await restore({ id: device.id });
    if (error) failure.toast(error);
    else toast.success(t('restored', { name: nameOf(device) }));
  };

  const revokeWithUndo = async (device: DeviceRow) => {
    const { data, error } = await revoke({ id: device.id });
    if (error && !isNotFound(error)) {
      failure.toast(error);
      return;
    }
    // Another person may have revoked the tablet first, and a deleted tablet can't be restored [permissions.undo].
    const undo = data?.is_restorable ? { label: t('restore'), onClick: () => void undoRevoke(device) } : undefined;
    toast.success(t('revoked', { name: nameOf(device) }), undo);
  };

  return (device) => {
    const { schools_id: schoolId, approver, status } = device;
    if (!can('school-device:edit', { schoolId, authorId: approver?.id ?? null })) return [];
    return [
      { label: t('rename'), icon: 'edit', onClick: () => rename(device) },
      ...(status === 'APPROVED'
        ? [{ label: t('revoke'), icon: 'unlink' as const, onClick: () => void revokeWithUndo(device) }]
        : []),
      ...(device.is_restorable
        ? [{ label: t('restore'), icon: 'rotate-left' as const, onClick: () => void undoRevoke(device) }]
        : []),
    ];
  };
}
