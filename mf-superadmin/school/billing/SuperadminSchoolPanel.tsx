import SchoolPanel from '@memocartes/shared-features/schools/panel';
import { Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { BuyerDetails } from './BuyerDetails.tsx';
import { SchoolPrice } from './SchoolPrice.tsx';

/** The side panel of a school for superadmins, with the school's buyer and price [invoices.buyer]. */
export default function SuperadminSchoolPanel() {
  const { t } = useTranslation('schoolPage');
  return (
    <SchoolPanel
      more={(school) => (
        <section>
          <h3>{t('buyer.title')}</h3>
          <Stack gap={5}>
            <BuyerDetails schoolId={school.id} />
            <SchoolPrice school={school} />
          </Stack>
        </section>
      )}
    />
  );
}
