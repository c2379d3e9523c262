import { useListOverridesQuery } from '@memocartes/shared-api/remotes.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { leaveOverride, readOverride } from '@memocartes/shared-shell/override';
import { useMe } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { EmptyState, Loading } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import { OverrideForm } from './OverrideForm.tsx';

/** The override of this browser, and a button to end it. */
function ActiveOverride() {
  const { t } = useTranslation('accountSettings');
  const dates = useDates();
  const stored = readOverride(useMe().id);
  if (!stored) return null;
  const { remote, version, address, until } = stored;

  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" onClick={() => leaveOverride()}>
          {t('override.leave')}
        </Button>
      }
    >
      {t('override.active', {
        remote,
        version: version ?? address,
        until: dates.instant(new Date(until).toISOString()),
      })}
    </Banner>
  );
}

/**
 * « Essayer une version », for developers [override.developers] [override.local]. Query parameters of the page never
 * fill in or submit the form.
 */
export function OverrideTab() {
  const { t } = useTranslation('accountSettings');
  const query = useListOverridesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card title={t('override.title')}>
      <Stack>
        <p>{t('override.intro')}</p>
        <ActiveOverride />
        <Loaded {...query} waiting={<Loading lines={5} />}>
          {(offered) =>
            offered.count ? (
              <OverrideForm {...offered} />
            ) : (
              <EmptyState title={t('override.empty')} hint={t('override.emptyHint')} />
            )
          }
        </Loaded>
      </Stack>
    </Card>
  );
}
