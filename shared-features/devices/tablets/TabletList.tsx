import type { DeviceRow } from '@memocartes/contract/devices/approval/devices.routes';
import {
  useListDevicesQuery,
  useRestoreDeviceMutation,
  useRevokeAllDevicesMutation,
} from '@memocartes/shared-api/devices.api';
import { skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { type Dates, useDates } from '@memocartes/shared-shell/i18n';
import { Can } from '@memocartes/shared-shell/session';
import { tableQuery, useTablePage, useTableQuery } from '@memocartes/shared-shell/table-query';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button } from '@memocartes/shared-ui/button';
import { type Column, DataTable } from '@memocartes/shared-ui/data-table';
import { confirm } from '@memocartes/shared-ui/dialog';
import { Menu } from '@memocartes/shared-ui/menu';
import { Card } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { toast } from '@memocartes/shared-ui/toast';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { RenameTablet } from './RenameTablet.tsx';
import { useTabletActions, useTabletName } from './useTabletActions.tsx';

type Texts = TFunction<'attachTablets'>;

const approvalText = (t: Texts, dates: Dates, { approval, approver, date_approve }: DeviceRow) => {
  if (!approval || !date_approve) return t('never');
  const date = dates.day(date_approve);
  return approval === 'QR'
    ? t('byQr', { date })
    : t('byTouch', { date, who: approver ? personName(approver) : t('somebody') });
};

const tabletColumns = (t: Texts, dates: Dates, nameOf: (row: DeviceRow) => string): Column<DeviceRow>[] => [
  { key: 'name', title: t('name'), primary: true, sortable: true, render: nameOf },
  { key: 'label', title: t('label') },
  {
    key: 'status',
    title: t('status'),
    render: ({ status }) => <Tag tone={status === 'APPROVED' ? 'success' : 'neutral'}>{t(`statuses.${status}`)}</Tag>,
  },
  { key: 'date_approve', title: t('approval'), sortable: true, render: (row) => approvalText(t, dates, row) },
  { key: 'date_seen', title: t('seen'), sortable: true, render: (row) => dates.instant(row.date_seen) },
];

// The prefix separates this list from other lists of the page in the address.
const spec = tableQuery({ columns: ['date_seen', 'name', 'date_approve'], dir: 'desc', prefix: 'tablets-' });

/** A school's approved and removed tablets, with actions to rename, remove and restore them [tablets.revoke]. */
export function TabletList({ schoolId }: { readonly schoolId: number }) {
  return (
    <Can do="school-device:list" on={{ schoolId }}>
      <Tablets schoolId={schoolId} />
    </Can>
  );
}

function Tablets({ schoolId }: { readonly schoolId: number }) {
  const { t } = useTranslation('attachTablets');
  const dates = useDates();
  const nameOf = useTabletName();
  const table = useTableQuery(spec);
  const [renaming, setRenaming] = useState<DeviceRow>();
  const actionsOf = useTabletActions(setRenaming);
  const list = useListDevicesQuery({
    ...table.args,
    school_id: schoolId,
    status: ['APPROVED', 'REVOKED'],
  });
  // A further page may contain approved tablets.
  const areAllRevoked =
    list.data?.devices.length === list.data?.count && !!list.data?.devices.every(({ status }) => status === 'REVOKED');

  return (
    <Card title={t('listTitle')} actions={<RevokeAll schoolId={schoolId} disabled={areAllRevoked} />}>
      <DataTable
        {...table.props}
        {...useTablePage(list, ({ devices }) => devices)}
        label={t('listTitle')}
        columns={tabletColumns(t, dates, nameOf)}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
        rowActions={(row) => {
          const items = actionsOf(row);
          return items.length > 0 && <Menu label={t('acts', { name: nameOf(row) })} items={items} />;
        }}
      />
      <p className="attach-tablets__note">{t('unused')}</p>
      {renaming && <RenameTablet device={renaming} onClose={() => setRenaming(undefined)} />}
    </Card>
  );
}

function RevokeAll({ schoolId, disabled }: { readonly schoolId: number; readonly disabled: boolean }) {
  const { t } = useTranslation('attachTablets');
  const failure = useFailure();
  const [revokeAll] = useRevokeAllDevicesMutation();
  const [restore] = useRestoreDeviceMutation();

  const restoreAll = async (ids: readonly number[]) => {
    const calls = skippingDeleted(ids, (id) => restore({ id }).unwrap());

    const tryRestore = async () => {
      try {
        await calls.run();
        toast.success(t('restoredAll', { count: calls.nbDone() }));
      } catch (error) {
        failure.toast(error, undefined, { label: t('restore'), onClick: () => void tryRestore() });
      }
    };

    await tryRestore();
  };

  const ask = async () => {
    let ids: readonly number[] = [];
    const isDone = await confirm({
      title: t('revokeAllAsk'),
      body: t('revokeAllBody'),
      lost: t('revokeAllLost'),
      undoHint: t('revokeAllUndo'),
      confirmLabel: t('revokeAll'),
      tone: 'danger',
      action: async () => (ids = (await revokeAll({ school_id: schoolId }).unwrap()).devices),
      failure: failure.text,
    });
    if (!isDone) return;
    const undo = ids.length > 0 ? { label: t('restore'), onClick: () => void restoreAll(ids) } : undefined;
    toast.success(t('revokedAll', { count: ids.length }), undo);
  };

  return (
    <Can do="school-device:manage" on={{ schoolId }}>
      <Button size="small" icon="unlink" disabled={disabled} onClick={() => void ask()}>
        {t('revokeAll')}
      </Button>
    </Can>
  );
}
