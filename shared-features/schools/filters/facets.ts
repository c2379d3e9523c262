import type { TableFacet } from '@memocartes/shared-shell/table-query';
import { useTranslation } from 'react-i18next';

/** Narrows a list of every school to archived ones, or to the others. */
export function useArchivedFacet(): TableFacet<'archived'> {
  const { t } = useTranslation('everySchool');
  const options = (['false', 'true'] as const).map((value) => ({ value, label: t(`archived.${value}`) }));
  return { key: 'archived', label: t('schools'), options };
}

/** Narrows a list of every school to those of one offer. */
export function useOfferFacet(): TableFacet<'offers_id'> {
  const { t } = useTranslation('everySchool');
  const options = (['1', '2', '3', '4'] as const).map((value) => ({ value, label: t(`offers.${value}`) }));
  return { key: 'offers_id', label: t('offer'), options };
}
