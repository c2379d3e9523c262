import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

type Props = { readonly classId: number; readonly cards: readonly number[] };

/** Link to a collective revision of these cards; disabled for more cards than one request can load. */
export function CollectiveRevisionLink({ classId, cards }: Props) {
  const { t } = useTranslation('classCards');
  if (cards.length > maxPageSize) {
    return (
      <Button icon="play" disabled>
        {t('togetherMax', { max: maxPageSize })}
      </Button>
    );
  }
  return (
    <LinkButton icon="play" to={`/classes/collective/${classId}?cards=chosen&only=${cards.join(',')}`}>
      {t('together', { count: cards.length })}
    </LinkButton>
  );
}
