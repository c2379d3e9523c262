import type { WeekCard } from '@memocartes/contract/student-week/student-week.routes';
import { flashcardOf } from '@memocartes/shared-features/cards/view';
import { Button, IconButton } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { Flashcard } from '@memocartes/shared-ui/flashcard';
import { Row } from '@memocartes/shared-ui/stack';
import { type TouchEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { BoxTag } from './BoxTag.tsx';

type Props = {
  readonly cards: readonly WeekCard[];
  /** Index of the card shown. */
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
};

/** Minimum distance of a swipe. */
const minSwipePx = 48;

/** A card of the pack, enlarged: it can be turned over; buttons or swipes lead to the other cards [families.pack]. */
export function PackCardDialog({ cards, index, onMove, onClose }: Props) {
  const { t } = useTranslation('childWeek');
  const [turnedId, setTurnedId] = useState<number>();
  const card = cards[index]!;
  const showsBack = turnedId === card.id;
  const touchStart = useRef<{ readonly x: number; readonly y: number }>(undefined);

  const onTouchStart = ({ touches }: TouchEvent) => {
    const touch = touches[0];
    // A gesture with two fingers is a zoom, not a swipe.
    touchStart.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
  };

  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0];
    if (!touchStart.current || !touch) return;
    const x = touch.clientX - touchStart.current.x;
    const y = touch.clientY - touchStart.current.y;
    const next = x < 0 ? index + 1 : index - 1;
    if (Math.abs(x) > Math.max(minSwipePx, 2 * Math.abs(y)) && cards[next]) onMove(next);
  };

  const turn = () => setTurnedId(showsBack ? undefined : card.id);

  return (
    <Dialog
      width={480}
      title={t('card.title', { n: index + 1, all: cards.length })}
      onClose={onClose}
      footer={
        <Row gap={2} className="pack-card__foot">
          <IconButton
            icon="chevron-left"
            label={t('card.previous')}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <Button kind="primary" icon="flip" onClick={turn}>
            {t(showsBack ? 'card.seeFront' : 'card.seeBack')}
          </Button>
          <IconButton
            icon="chevron-right"
            label={t('card.next')}
            disabled={index === cards.length - 1}
            onClick={() => onMove(index + 1)}
          />
        </Row>
      }
    >
      <Row gap={2}>
        <span className="child-week__soft">{card.subject}</span>
        <BoxTag box={card.box} />
      </Row>
      {/* Swipes are for touch screens only: keyboards and screen readers use the buttons below. */}
      <div className="pack-card" onTouchStart={onTouchStart} onTouchEnd={onTouchEnd}>
        <Flashcard cardKey={card.id} {...flashcardOf(card)} turned={showsBack} onTurn={turn} />
      </div>
    </Dialog>
  );
}
