import { answerLinesOf } from '@memocartes/contract/cards/cards';
import { colourOf } from '@memocartes/contract/cards/subject-colours';
import { Flashcard } from '@memocartes/shared-ui/flashcard';
import { classes } from '@memocartes/shared-ui/theme';
import { useTranslation } from 'react-i18next';

import { type CardValues, drawnSide } from '../form/card.form.ts';

type Props = {
  readonly id: string;
  readonly values: CardValues;
  /** Displayed number of the card; undefined for a new card. */
  readonly mark: string | undefined;
  /** Whether the preview is also shown in a narrow editor, above its footer. */
  readonly isOpen: boolean;
};

/** Preview of both sides, updated while typing. */
export function CardPreview({ id, values, mark, isOpen }: Props) {
  const { t } = useTranslation('cardEditor');
  return (
    <aside
      id={id}
      className={classes('card-editor__preview', isOpen && 'card-editor__preview--open')}
      aria-label={t('preview')}
    >
      {(['front', 'back'] as const).map((side) => (
        <figure key={side}>
          <Flashcard
            front={drawnSide(values, 'front')}
            back={{ ...drawnSide(values, 'back'), answerLines: answerLinesOf(values) }}
            turned={side === 'back'}
            hand={values.is_handwritten}
            mark={mark}
            colour={mark === undefined ? undefined : colourOf(mark)}
          />
          <figcaption>{t(side)}</figcaption>
        </figure>
      ))}
    </aside>
  );
}
