import { useListRemotesQuery } from '@memocartes/shared-api/remotes.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Page } from '@memocartes/shared-ui/page';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { EmptyState, Loading, SkeletonText } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import { DevelopersCard } from './developers/DevelopersCard.tsx';
import { RemoteCard } from './RemoteCard.tsx';

function VersionsSkeleton() {
  return (
    <Loading>
      <Stack gap={5}>
        {[1, 2, 3].map((item) => (
          <Card key={item}>
            <SkeletonText lines={5} />
          </Card>
        ))}
      </Stack>
    </Loading>
  );
}

/** `/superadmin/versions`: the versions of each remote, and actions on them [portal.versions]. */
export default function VersionsPage() {
  const { t } = useTranslation('versions');
  const remotes = useListRemotesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page title={t('title')} intro={t('intro')}>
      <Loaded {...remotes} waiting={<VersionsSkeleton />}>
        {(data) =>
          data.count ? (
            <Stack gap={5}>
              {data.remotes.map((remote) => (
                <RemoteCard key={remote.name} remote={remote} />
              ))}
              <p>{t('timeHint')}</p>
              <DevelopersCard />
            </Stack>
          ) : (
            <EmptyState title={t('empty')} hint={t('emptyHint')} />
          )
        }
      </Loaded>
    </Page>
  );
}
