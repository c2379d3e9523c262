import type { School } from '@memocartes/contract/schools/schools.routes';
import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { Loaded, recordTitle } from '@memocartes/shared-shell/loaded';
import { Page } from '@memocartes/shared-ui/page';
import { Card, Grid, Stack } from '@memocartes/shared-ui/stack';
import { Loading, Skeleton, SkeletonText } from '@memocartes/shared-ui/states';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AttachTablets, TabletList } from '../../devices/tablets/index.ts';
import { SchoolIdentity, SchoolSeats, SchoolSubscription } from '../details/index.ts';
import { EndBanner } from './EndBanner.tsx';
import { OfferLimits } from './OfferLimits.tsx';

export type SchoolOverviewProps = {
  readonly id: number | undefined;
  /** Whether to show the seats, what the offer allows, and the subscription with its end. */
  readonly withOffer?: boolean;
  /** Buttons of the page. */
  readonly actions?: (school: School) => ReactNode;
  /** Shown below the seats: operations that can be undone for a day. */
  readonly recent?: (school: School) => ReactNode;
  /** Buttons of the card that contains the code for attaching tablets. */
  readonly tabletActions?: (school: School) => ReactNode;
  /** Shown after the details: invoices, history. */
  readonly more?: (school: School) => ReactNode;
};

/** Page of a school: seats (with `withOffer`), the code for attaching tablets, details, tablets. */
export function SchoolOverview({ id, withOffer, actions, recent, tabletActions, more }: SchoolOverviewProps) {
  const { t } = useTranslation('schoolOverview');
  const query = useGetSchoolQuery(id === undefined ? skipToken : { id });
  const school = query.data;
  return (
    <Page
      title={recordTitle({ name: school?.name, error: query.error, unknown: t('unknown'), kind: t('school') })}
      intro={school && [school.address_city, t('nbClasses', { count: school.nb_classes })].join(' · ')}
      actions={school && actions?.(school)}
    >
      <Loaded {...query} waiting={<SchoolOverviewSkeleton />}>
        {(loadedSchool) => (
          <Stack gap={5}>
            {withOffer && <EndBanner school={loadedSchool} />}
            {withOffer && (
              <Card title={t('seats')}>
                <SchoolSeats school={loadedSchool} />
              </Card>
            )}
            {recent?.(loadedSchool)}
            <Grid min={360} gap={5}>
              <Card title={t('tablets')} actions={tabletActions?.(loadedSchool)}>
                <AttachTablets school={loadedSchool} />
              </Card>
              <DetailCards school={loadedSchool} withOffer={withOffer} />
            </Grid>
            <TabletList schoolId={loadedSchool.id} />
            {more?.(loadedSchool)}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

/** Identity of the school; with `withOffer`, also the limits of the offer and the subscription. */
function DetailCards({ school, withOffer }: { readonly school: School; readonly withOffer?: boolean }) {
  const { t } = useTranslation('schoolOverview');
  return (
    <>
      {withOffer && (
        <Card title={t('limits')}>
          <OfferLimits school={school} />
        </Card>
      )}
      <Card title={t('identity')}>
        <SchoolIdentity school={school} />
      </Card>
      {withOffer && (
        <Card title={t('offer')}>
          <SchoolSubscription school={school} />
        </Card>
      )}
    </>
  );
}

function SchoolOverviewSkeleton() {
  return (
    <Loading>
      <Stack gap={5}>
        <Skeleton shape="card" width="100%" height="160px" />
        <Card>
          <SkeletonText lines={6} />
        </Card>
      </Stack>
    </Loading>
  );
}
