import { linesOf } from '@memocartes/contract/cards/cards';
import type { Card } from '@memocartes/contract/cards/cards.routes';
import { hasUnprintableLetters } from '@memocartes/contract/print/printable-letters';
import { Banner } from '@memocartes/shared-ui/banner';
import { useTranslation } from 'react-i18next';

/** Numbers of the cards with characters that the fonts of the PDF lack. */
const unprintableOf = (cards: readonly Card[]) =>
  cards
    .filter((card) => [card.front_side, card.back_side].flatMap(linesOf).some(hasUnprintableLetters))
    .map(({ displayed_id }) => displayed_id);

/** Maximum number of cards that the warning names. */
const maxNamed = 10;
const nameSome = (names: readonly string[]) =>
  `${names.slice(0, maxNamed).join(', ')}${names.length > maxNamed ? '…' : ''}`;

/** Names the cards with characters that the fonts of the PDF lack; otherwise renders nothing [printing.letters]. */
export function UnprintableCards({ cards }: { readonly cards: readonly Card[] }) {
  const { t } = useTranslation('printCards');
  const names = unprintableOf(cards);
  if (names.length === 0) return null;
  return (
    <Banner tone="warning">
      {t('unprintable', { count: names.length, names: nameSome(names), all: t('previewAll') })}
    </Banner>
  );
}
