import type { School } from '@memocartes/contract/schools/schools.routes';
import { AttachTablets, TabletList } from '@memocartes/shared-features/devices/tablets';
import { SchoolIdentity, SchoolSubscription } from '@memocartes/shared-features/schools/details';
import { Card, Grid, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { SchoolBuyer } from './SchoolBuyer.tsx';

/** Identity, offer, buyer and tablets of the school. */
export function SchoolFacts({ school }: { readonly school: School }) {
  const { t } = useTranslation('schoolPage');
  return (
    <Stack gap={5}>
      <Grid min={420}>
        <Card title={t('identity')}>
          <SchoolIdentity school={school} />
        </Card>
        <Card title={t('offer')}>
          <SchoolSubscription school={school} />
        </Card>
        <SchoolBuyer school={school} />
        <Card title={t('tablets')}>
          <AttachTablets school={school} />
        </Card>
      </Grid>
      <TabletList schoolId={school.id} />
    </Stack>
  );
}
