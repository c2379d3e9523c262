import { LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

type Props = { readonly classId: number; readonly cards: readonly number[] };

/** Starts a collective revision of these cards. */
export function CollectiveRevisionLink({ classId, cards }: Props) {
  const { t } = useTranslation('classCards');
  return (
    <LinkButton icon="play" to={`/classes/collective/${classId}?cards=chosen&only=${cards.join(',')}`}>
      {t('together', { count: cards.length })}
    </LinkButton>
  );
}
