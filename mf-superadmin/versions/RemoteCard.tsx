import type { ManagedRemote } from '@memocartes/contract/remotes/remotes.routes';
import { DataTable } from '@memocartes/shared-ui/data-table';
import { Card, Row, Stack } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

import { RemoteActions } from './RemoteActions.tsx';
import { RemoteDays } from './RemoteDays.tsx';
import { RemoteErrors } from './RemoteErrors.tsx';
import { useVersionColumns } from './versionColumns.tsx';

/** A remote: its versions and its actions. */
export function RemoteCard({ remote }: { readonly remote: ManagedRemote }) {
  const { t } = useTranslation('versions');
  const { name, versions } = remote;
  const label = t(`names.${name}`, { defaultValue: name });
  return (
    <Card
      title={label}
      actions={
        <Row>
          <code>{name}</code>
          {remote.is_disabled && <Tag tone="warning">{t('disabled')}</Tag>}
        </Row>
      }
    >
      <Stack gap={3}>
        <DataTable
          label={t('of', { name: label })}
          columns={useVersionColumns()}
          rowKey={({ version }) => version}
          page={{ rows: versions, count: versions.length }}
          empty={{ title: t('noVersion') }}
        />
        <RemoteDays days={remote.days} label={label} />
        <RemoteErrors name={name} />
        <RemoteActions remote={remote} label={label} />
        {remote.is_protected && <p>{t('protected')}</p>}
      </Stack>
    </Card>
  );
}
