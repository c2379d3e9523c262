import type { Developer } from '@memocartes/contract/remotes/remotes.routes';
import { useListDevelopersQuery, useRemoveDeveloperMutation } from '@memocartes/shared-api/remotes.api';
import { skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { useRoleLabel } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button } from '@memocartes/shared-ui/button';
import { DataTable } from '@memocartes/shared-ui/data-table';
import { confirm } from '@memocartes/shared-ui/dialog';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { Loading } from '@memocartes/shared-ui/states';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { AddDeveloper } from './AddDeveloper.tsx';

/** The developers who may try versions of remotes, each with the person who added them [override.developers]. */
export function DevelopersCard() {
  const { t } = useTranslation('versions');
  const query = useListDevelopersQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card title={t('developers.title')}>
      <Stack gap={3}>
        <p>{t('developers.intro')}</p>
        <AddDeveloper />
        <Loaded {...query} waiting={<Loading lines={4} />}>
          {({ developers, count }) => <Developers rows={developers} count={count} />}
        </Loaded>
      </Stack>
    </Card>
  );
}

function Developers({ rows, count }: { readonly rows: readonly Developer[]; readonly count: number }) {
  const { t } = useTranslation('versions');
  const dates = useDates();
  const failure = useFailure();
  const roleLabel = useRoleLabel();
  const [remove] = useRemoveDeveloperMutation();

  const ask = async (row: Developer) => {
    const name = personName(row);
    const isDone = await confirm({
      title: t('developers.question', { name }),
      body: t('developers.body'),
      undoHint: t('developers.undoHint'),
      confirmLabel: t('developers.remove'),
      tone: 'danger',
      action: skippingDeleted([row], ({ id }) => remove({ id }).unwrap()).run,
      failure: failure.text,
    });
    if (isDone) toast.success(t('developers.removed', { name }));
  };

  return (
    <DataTable
      label={t('developers.title')}
      rowKey={({ id }) => id}
      page={{ rows, count }}
      empty={{ title: t('developers.empty'), hint: t('developers.emptyHint') }}
      columns={[
        { key: 'name', title: t('developers.name'), primary: true, render: personName },
        { key: 'email', title: t('developers.email'), render: ({ email }) => email },
        { key: 'role', title: t('developers.role'), render: ({ role }) => roleLabel(role) },
        { key: 'added_by', title: t('developers.addedBy'), render: ({ added_by: by }) => by },
        { key: 'since', title: t('developers.since'), render: ({ date_create: at }) => dates.instant(at) },
        {
          key: 'remove',
          title: t('developers.actions'),
          render: (row) => (
            <Button
              size="small"
              kind="danger-quiet"
              aria-label={t('developers.removeOf', { name: personName(row) })}
              onClick={() => void ask(row)}
            >
              {t('developers.remove')}
            </Button>
          ),
        },
      ]}
    />
  );
}
