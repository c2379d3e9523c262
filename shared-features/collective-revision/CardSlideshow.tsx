import type { Card } from '@memocartes/contract/cards/cards.routes';
import { Button, IconButton } from '@memocartes/shared-ui/button';
import { deckSizesOf, Flashcard } from '@memocartes/shared-ui/flashcard';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { flashcardOf } from '../cards/view/index.ts';

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Elements that handle Space themselves. */
const controls = 'button, a, input, select, textarea, [role="combobox"], [role="listbox"]';
/** Elements that handle the arrow keys themselves. */
const arrowControls = 'input, select, [role="listbox"]';

type Props = {
  /** At least one card. The list must not change while the component is mounted, see `ShownCards`. */
  readonly cards: readonly Card[];
};

/** One card at a time, full size: Space turns it, the arrow keys go back and forward. */
export function CardSlideshow({ cards }: Props) {
  const { t } = useTranslation('collective');
  const [index, setIndex] = useState(0);
  const [isTurned, setIsTurned] = useState(false);
  const card = cards[index]!;
  const sizes = deckSizesOf(cards.map(flashcardOf));

  const go = (to: number) => {
    if (to < 0 || to >= cards.length) return;
    setIndex(to);
    setIsTurned(false);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Alt and an arrow key go back in the browser. A dialog covers the card.
    if (event.altKey || event.metaKey || isIn(event.target, '[aria-modal]')) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step && !isIn(event.target, arrowControls)) {
      go(index + step);
    } else if (event.key === ' ' && !isIn(event.target, controls)) {
      event.preventDefault();
      setIsTurned(!isTurned);
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <div className="collective__stage">
        <IconButton
          icon="arrow-left"
          size="large"
          label={t('previous')}
          disabled={index === 0}
          onClick={() => go(index - 1)}
        />
        <div className="collective__card">
          <Flashcard cardKey={card.id} {...flashcardOf(card)} sizes={sizes} turned={isTurned} onTurn={setIsTurned} />
        </div>
        <IconButton
          icon="arrow-right"
          size="large"
          label={t('next')}
          disabled={index === cards.length - 1}
          onClick={() => go(index + 1)}
        />
      </div>
      <footer className="collective__foot">
        <p role="status">{t('place', { n: index + 1, all: cards.length })}</p>
        <Button kind="primary" icon="flip" onClick={() => setIsTurned(!isTurned)}>
          {t('turn')}
        </Button>
        <p className="collective__keys">{t('keys')}</p>
      </footer>
    </>
  );
}
