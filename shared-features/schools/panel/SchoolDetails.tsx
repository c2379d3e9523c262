import type { School } from '@memocartes/contract/schools/schools.routes';
import { useTranslation } from 'react-i18next';

import { SchoolIdentity, SchoolSeats, SchoolSubscription } from '../details/index.ts';

/** Details of a school: identity, subscription and used seats. */
export function SchoolDetails({ school }: { readonly school: School }) {
  const { t } = useTranslation('schoolPanel');
  return (
    <>
      <section>
        <h3>{t('identity')}</h3>
        <SchoolIdentity school={school} />
      </section>
      <section>
        <h3>{t('offerPart')}</h3>
        <SchoolSubscription school={school} />
        <SchoolSeats school={school} />
      </section>
    </>
  );
}
