import { offerFilter } from '@memocartes/contract/offers/offers';
import type { TableFacet } from '@memocartes/shared-shell/table-query';
import { useTranslation } from 'react-i18next';

/** Filter of schools: archived or not. */
export function useArchivedFacet(): TableFacet<'archived'> {
  const { t } = useTranslation('everySchool');
  const options = (['false', 'true'] as const).map((value) => ({ value, label: t(`archived.${value}`) }));
  return { key: 'archived', label: t('schools'), options };
}

/** Filter of schools by offer. */
export function useOfferFacet(): TableFacet<'offers_id'> {
  const { t } = useTranslation('everySchool');
  const options = offerFilter.map((value) => ({ value, label: t(`offers.${value}`) }));
  return { key: 'offers_id', label: t('offer'), options };
}
