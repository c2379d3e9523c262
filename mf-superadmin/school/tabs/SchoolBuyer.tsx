import type { School } from '@memocartes/contract/schools/schools.routes';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { BuyerDetails } from '../billing/BuyerDetails.tsx';
import { SchoolPrice } from '../billing/SchoolPrice.tsx';

/** Who pays for the school, and its price [invoices.buyer]. */
export function SchoolBuyer({ school }: { readonly school: School }) {
  const { t } = useTranslation('schoolPage');
  return (
    <Card title={t('buyer.title')}>
      <Stack gap={5}>
        <BuyerDetails schoolId={school.id} />
        <SchoolPrice school={school} />
      </Stack>
    </Card>
  );
}
