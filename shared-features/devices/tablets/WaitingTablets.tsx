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
import { Tag } from '@memocartes/shared-ui/tag';
import { toast } from '@memocartes/shared-ui/toast';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const pollIntervalMs = 4_000;
/** Polling stops after this time, in ms, so that an open page does not keep the login session alive. */
const pollForMs = 15 * 60_000;

type Decision = 'approved' | 'refused';
type WaitingRow = DeviceRow & { readonly decision?: Decision };

const byRequest = (a: DeviceRow, b: DeviceRow) =>
  Date.parse(a.date_request) - Date.parse(b.date_request) || a.id - b.id;

/** Identifies one request: a tablet that was refused may request approval again. */
const requestKey = ({ id, date_request }: DeviceRow) => `${id} ${date_request}`;

/** The waiting tablets and the decided ones, in the order of their requests. */
function rowsOf(waiting: readonly DeviceRow[], decided: readonly WaitingRow[]): readonly WaitingRow[] {
  const keys = new Set(decided.map(requestKey));
  return [...decided, ...waiting.filter((row) => !keys.has(requestKey(row)))].toSorted(byRequest);
}

/**
 * Tablets that requested access with the school's code: staff compare the label, then approve [tablets.approval].
 * Decided tablets stay in their place, so that a second tap hits no other tablet [tablets.waiting-order].
 */
export function WaitingTablets({ schoolId }: { readonly schoolId: number }) {
  const { t } = useTranslation('attachTablets');
  const [isLive, setIsLive] = useState(true);
  const [decided, setDecided] = useState<readonly WaitingRow[]>([]);
  useEffect(() => {
    if (!isLive) return undefined;
    const timer = setTimeout(() => setIsLive(false), pollForMs);
    return () => clearTimeout(timer);
  }, [isLive]);
  const query = useListDevicesQuery(
    { school_id: schoolId, status: 'WAITING', order_by: 'date_request', order_dir: 'asc', nb_items: maxPageSize },
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
          devices.length + decided.length === 0 ? (
            <p>{t('waitingNone')}</p>
          ) : (
            <>
              <p>{t('waitingHint')}</p>
              <ul>
                {rowsOf(devices, decided).map((row) => (
                  <WaitingTablet
                    key={requestKey(row)}
                    row={row}
                    onDecided={(decision) => setDecided((rows) => [...rows, { ...row, decision }])}
                  />
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

type WaitingTabletProps = { readonly row: WaitingRow; readonly onDecided: (decision: Decision) => void };

function WaitingTablet({ row: { id, label, date_request, decision }, onDecided }: WaitingTabletProps) {
  const { t } = useTranslation('attachTablets');
  const dates = useDates();
  const failure = useFailure();
  const [approve, approving] = useApproveDeviceMutation();
  const [refuse, refusing] = useRefuseDeviceMutation();

  const decide = async (call: Promise<{ readonly error?: unknown }>, done: Decision) => {
    const { error } = await call;
    if (error && !(done === 'refused' && isNotFound(error))) {
      failure.toast(error);
      return;
    }
    onDecided(done);
    toast.success(t(done, { label }));
  };

  return (
    <li>
      <strong className="attach-tablets__label">{label}</strong>
      <small>{t('asked', { time: dates.time(date_request) })}</small>
      <span className="attach-tablets__actions">
        {decision ? (
          <Tag tone={decision === 'approved' ? 'success' : 'neutral'}>{t(`decisions.${decision}`)}</Tag>
        ) : (
          <>
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
          </>
        )}
      </span>
    </li>
  );
}
