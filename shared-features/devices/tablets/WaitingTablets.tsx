import type { DeviceRow } from '@memocartes/contract/devices/approval/devices.routes';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import {
  useApproveDeviceMutation,
  useListDevicesQuery,
  useRefuseDeviceMutation,
} from '@memocartes/shared-api/devices.api';
import { isNotFound, useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Button } from '@memocartes/shared-ui/button';
import { Skeleton } from '@memocartes/shared-ui/states';
import { toast } from '@memocartes/shared-ui/toast';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const pollIntervalMs = 4_000;
/** Polling stops after this time, in ms, so that an open page does not keep the login session alive. */
const pollForMs = 15 * 60_000;

/** Tablets that requested access with the school's code: staff compare the label, then approve [tablets.approval]. */
export function WaitingTablets({ schoolId }: { readonly schoolId: number }) {
  const { t } = useTranslation('attachTablets');
  const [isLive, setIsLive] = useState(true);
  useEffect(() => {
    if (!isLive) return undefined;
    const timer = setTimeout(() => setIsLive(false), pollForMs);
    return () => clearTimeout(timer);
  }, [isLive]);
  const query = useListDevicesQuery(
    { school_id: schoolId, status: 'WAITING', order_by: 'date_request', order_dir: 'desc', nb_items: maxPageSize },
    { pollingInterval: isLive ? pollIntervalMs : 0, skipPollingIfUnfocused: true },
  );

  const refresh = () => {
    setIsLive(true);
    void query.refetch();
  };

  return (
    <section className="attach-tablets__waiting" aria-label={t('waiting')}>
      <h3>{t('waiting')}</h3>
      <Loaded {...query} waiting={<Skeleton width="100%" height={48} />}>
        {({ devices }) =>
          devices.length === 0 ? (
            <p>{t('waitingNone')}</p>
          ) : (
            <>
              <p>{t('waitingHint')}</p>
              <ul>
                {devices.map((device) => (
                  <WaitingTablet key={device.id} device={device} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      {!isLive && (
        <p className="attach-tablets__actions">
          {t('paused')}
          <Button size="small" icon="refresh" onClick={refresh}>
            {t('refresh')}
          </Button>
        </p>
      )}
    </section>
  );
}

function WaitingTablet({ device: { id, label, date_request } }: { readonly device: DeviceRow }) {
  const { t } = useTranslation('attachTablets');
  const dates = useDates();
  const failure = useFailure();
  const [approve, approving] = useApproveDeviceMutation();
  const [refuse, refusing] = useRefuseDeviceMutation();

  const decide = async (call: Promise<{ readonly error?: unknown }>, done: 'approved' | 'refused') => {
    const { error } = await call;
    if (error && !(done === 'refused' && isNotFound(error))) failure.toast(error);
    else toast.success(t(done, { label }));
  };

  return (
    <li>
      <strong className="attach-tablets__label">{label}</strong>
      <small>{t('asked', { date: dates.instant(date_request) })}</small>
      <span className="attach-tablets__actions">
        <Button
          kind="primary"
          icon="check"
          busy={approving.isLoading}
          disabled={refusing.isLoading}
          aria-label={t('approveNamed', { label })}
          onClick={() => void decide(approve({ id }), 'approved')}
        >
          {t('approve')}
        </Button>
        <Button
          busy={refusing.isLoading}
          disabled={approving.isLoading}
          aria-label={t('refuseNamed', { label })}
          onClick={() => void decide(refuse({ id }), 'refused')}
        >
          {t('refuse')}
        </Button>
      </span>
    </li>
  );
}
