import { Can } from '@memocartes/shared-shell/session';
import { LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

type Props = { readonly cards: readonly { readonly card: { readonly id: number }; readonly nb_students: number }[] };

/** Link to print the cards, one copy for each student who has the card. Renders nothing without permission. */
export function PrintForStudents({ cards }: Props) {
  const { t } = useTranslation('classCards');
  const ids = cards.map(({ card }) => card.id).join(',');
  const copies = cards.map(({ nb_students }) => nb_students).join(',');
  return (
    <Can do="card:print">
      <LinkButton icon="print" to={`/schools/print-cards?cards=${ids}&copies=${copies}`}>
        {t('print', { count: cards.length })}
      </LinkButton>
    </Can>
  );
}
