import type { WeekCard } from '@memocartes/contract/student-week/student-week.routes';
import { flashcardOf, frontOf } from '@memocartes/shared-features/cards/view';
import { Flashcard } from '@memocartes/shared-ui/flashcard';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { BoxTag } from './BoxTag.tsx';
import { PackCardDialog } from './PackCardDialog.tsx';

/** The fronts of a pack's cards; each opens a large card that can be turned over [families.pack] [families.cards]. */
export default function PackCards({ cards }: { readonly cards: readonly WeekCard[] }) {
  const { t } = useTranslation('childWeek');
  /** Id of the card shown enlarged: the list may be fetched again without this card. */
  const [openId, setOpenId] = useState<number>();
  const open = cards.findIndex(({ id }) => id === openId);
  return (
    <>
      <p className="child-week__soft pack-hint">{t('pack.hint')}</p>
      <ol className="pack-strip" aria-label={t('pack.cards')}>
        {cards.map((card, i) => {
          const { front, hand, colour } = flashcardOf(card);
          return (
            <li key={card.id}>
              <div className="pack-strip__card">
                <Flashcard compact front={front} hand={hand} colour={colour} />
                <button
                  type="button"
                  className="pack-strip__open"
                  aria-label={t('pack.open', { n: i + 1, name: frontOf(card) })}
                  onClick={() => setOpenId(card.id)}
                />
              </div>
              <BoxTag box={card.box} />
            </li>
          );
        })}
      </ol>
      {open >= 0 && (
        <PackCardDialog
          cards={cards}
          index={open}
          onMove={(index) => setOpenId(cards[index]!.id)}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  );
}
