import type { School } from '@memocartes/contract/schools/schools.routes';
import { AttachTablets } from '@memocartes/shared-features/attach-tablets';
import { SchoolBought, SchoolIdentity, SchoolSeats } from '@memocartes/shared-features/school-facts';
import { Card, Grid } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

/** The school's facts: seats, who and where it is, what it bought, its code. */
export function SchoolOverview({ school }: { readonly school: School }) {
  const { t } = useTranslation('schoolPage');
  return (
    <>
      <Card title={t('seats')}>
        <SchoolSeats school={school} />
      </Card>
      <Grid min={320}>
        <Card title={t('identity')}>
          <SchoolIdentity school={school} />
        </Card>
        <Card title={t('offer')}>
          <SchoolBought school={school} />
        </Card>
        <Card title={t('tablets')}>
          <AttachTablets school={school} />
        </Card>
      </Grid>
    </>
  );
}
