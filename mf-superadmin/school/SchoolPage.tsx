import type { School } from '@memocartes/contract/schools/schools.routes';
import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { SchoolSeats } from '@memocartes/shared-features/schools/details';
import { Loaded, recordTitle } from '@memocartes/shared-shell/loaded';
import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { Page } from '@memocartes/shared-ui/page';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

import { SchoolActions } from './SchoolActions.tsx';
import { SchoolSkeleton } from './SchoolSkeleton.tsx';
import { SchoolState } from './SchoolState.tsx';
import { SchoolTabs } from './tabs/SchoolTabs.tsx';

const town = ({ address_postal_code: postal, address_city: city }: School) => [postal, city].filter(Boolean).join(' ');

/** `/superadmin/schools/:id`: one school, its people and classes; actions apply to that school. */
export default function SchoolPage() {
  const { t } = useTranslation(['schoolPage', 'school']);
  const id = useSchoolId();
  const query = useGetSchoolQuery(id === undefined ? skipToken : { id });
  const school = query.currentData;
  return (
    <Page
      key={id}
      title={recordTitle({ name: school?.name, error: query.error, unknown: t('unknown'), kind: t('school') })}
      intro={school && [t(`school:offers.${school.offer.code}`), school.code, town(school)].join(' · ')}
      breadcrumb={[{ label: t('school:title'), to: '/superadmin/schools' }]}
      actions={school && <SchoolActions school={school} />}
    >
      <Loaded {...query} data={school} waiting={<SchoolSkeleton />}>
        {(loaded) => (
          <Stack gap={5}>
            <SchoolState school={loaded} />
            <Card title={t('seats')}>
              <SchoolSeats school={loaded} />
            </Card>
            <SchoolTabs school={loaded} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
