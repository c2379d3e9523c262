import type { HomeDevice } from '@memocartes/contract/devices/home-revision/home.routes';
import { useRestoreHomeDeviceMutation, useRevokeHomeDeviceMutation } from '@memocartes/shared-api/home.api';
import { isNotFound, useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Button } from '@memocartes/shared-ui/button';
import { Tag } from '@memocartes/shared-ui/tag';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import type { HomeChild } from './child.ts';

type Props = HomeChild & { readonly devices: readonly HomeDevice[] };

/** The devices that this follower attached to the child. Each can be removed, with undo [home-revision.revoke]. */
export function HomeDevices({ studentId, name, devices }: Props) {
  const { t } = useTranslation('homeRevision');
  const dates = useDates();
  const failure = useFailure();
  const [revoke, { isLoading, originalArgs }] = useRevokeHomeDeviceMutation();
  const [restore] = useRestoreHomeDeviceMutation();
  if (devices.length === 0) return null;

  const undoRevoke = async (id: number) => {
    const { error } = await restore({ id, student_id: studentId });
    if (error) failure.toast(error);
    else toast.success(t('restored'));
  };

  const remove = async (id: number) => {
    const { error } = await revoke({ id, student_id: studentId });
    if (error && !isNotFound(error)) failure.toast(error);
    else toast.success(t('revoked'), { label: t('restore'), onClick: () => void undoRevoke(id) });
  };

  return (
    <div>
      <h4>{t('devices')}</h4>
      <ul className="home-revision__devices" aria-label={t('devicesOf', { name })}>
        {devices.map(({ id, opened_by, date_create, date_seen, is_this }) => {
          const device = t(`device.${opened_by}`, { date: dates.instant(date_create) });
          return (
            <li key={id}>
              <span>
                {device} {is_this && <Tag>{t('this')}</Tag>}
                <small>{t('seen', { date: dates.instant(date_seen) })}</small>
              </span>
              <Button
                size="small"
                kind="quiet"
                icon="unlink"
                aria-label={t('revokeOf', { device })}
                busy={isLoading && originalArgs?.id === id}
                onClick={() => void remove(id)}
              >
                {t('revoke')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
