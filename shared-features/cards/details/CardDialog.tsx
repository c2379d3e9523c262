import type { Card } from '@memocartes/contract/cards/cards.routes';
import { Button, IconButton } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { Flashcard } from '@memocartes/shared-ui/flashcard';
import { Menu, type MenuEntry } from '@memocartes/shared-ui/menu';
import { Row } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { flashcardOf } from '../view/index.ts';
import { StatusTag, TypeTag } from './CardTags.tsx';

type Props = {
  readonly card: Card;
  readonly actions: readonly MenuEntry[];
  /** Shows the previous or next card of this page of the list; undefined if there is none. */
  readonly onPrevious?: () => void;
  readonly onNext?: () => void;
  readonly onClose: () => void;
};

/** An enlarged card: it can be turned over, and buttons lead to the previous and next cards. */
export function CardDialog({ card, actions, onPrevious, onNext, onClose }: Props) {
  const { t } = useTranslation('cards');
  const [turned, setTurned] = useState<number>();
  const showsBack = turned === card.id;
  const turn = () => setTurned(showsBack ? undefined : card.id);
  const marks = (['is_duo', 'is_lesson', 'is_typed'] as const).filter((mark) => card[mark]);
  const subjectPath = [card.parent_subject.name, card.subject?.name, card.category].filter(Boolean).join(' › ');

  return (
    <Dialog
      width={560}
      title={card.displayed_id}
      onClose={onClose}
      footer={
        <Row gap={2} className="card-view__foot">
          <IconButton icon="chevron-left" label={t('previous')} disabled={!onPrevious} onClick={onPrevious} />
          <Button kind="primary" icon="flip" onClick={turn}>
            {t(showsBack ? 'seeFront' : 'seeBack')}
          </Button>
          <IconButton icon="chevron-right" label={t('next')} disabled={!onNext} onClick={onNext} />
        </Row>
      }
    >
      <Row gap={2} className="card-view__facts">
        <StatusTag card={card} />
        <TypeTag card={card} />
        <Tag>{card.level ?? t(`cycles.${card.cycle}`)}</Tag>
        {marks.map((mark) => (
          <Tag key={mark}>{t(mark)}</Tag>
        ))}
        {actions.length > 0 && <Menu label={t('acts', { name: card.displayed_id })} items={actions} />}
      </Row>
      <p className="card-view__subject">{subjectPath}</p>
      <div className="card-view__card">
        <Flashcard cardKey={card.id} {...flashcardOf(card)} turned={showsBack} onTurn={turn} />
      </div>
    </Dialog>
  );
}
