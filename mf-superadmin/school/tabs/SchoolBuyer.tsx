import type { School } from '@memocartes/contract/schools/schools.routes';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { BuyerDetails } from '../billing/BuyerDetails.tsx';
import { SchoolPrice } from '../billing/SchoolPrice.tsx';

/** The buyer of the school's invoices, and the school's price [invoices.buyer]. */
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
