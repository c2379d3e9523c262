import type { Card } from '@memocartes/contract/cards/cards.routes';
import { sideOf } from '@memocartes/shared-features/cards';
import { Flashcard } from '@memocartes/shared-ui/flashcard';

import './packs.css';

/** The cards of a pack in their order; each turns when touched. */
export const PackCards = ({ cards }: { readonly cards: readonly Card[] }) => (
  <ol className="pack-cards">
    {cards.map((card) => (
      <li key={card.id}>
        <Flashcard
          front={sideOf(card.front_side)}
          back={sideOf(card.back_side)}
          hand={card.is_handwritten}
          mark={card.displayed_id}
        />
      </li>
    ))}
  </ol>
);
