import type { Card } from '@memocartes/contract/cards/cards.routes';
import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { mixedLevels } from '@memocartes/contract/levels/cards-by-level';
import { useListFormat } from '@memocartes/shared-shell/i18n';
import { useCan } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { useTranslation } from 'react-i18next';

import { classSubject } from '../../classes/permission-subject/index.ts';
import { publishedLevels } from './countsOfCards.ts';

type Props = { readonly cards: readonly Card[]; readonly class_: ClassRow };

/**
 * Says that every student of a class gets the pack's cards of several levels, and who can restrict each student to the
 * cards of their own level. Renders nothing if the class already does so, or without cards of several levels
 * [packs.all-levels].
 */
export function AllLevelsNotice({ cards, class_ }: Props) {
  const { t } = useTranslation('packs');
  const list = useListFormat();
  const canEdit = useCan()('class:edit', classSubject(class_));
  const levels = mixedLevels(publishedLevels(cards), class_);
  if (levels.length === 0) return null;
  return (
    <Banner>{t(canEdit ? 'allLevels' : 'allLevelsAsk', { name: class_.name, levels: list.format(levels) })}</Banner>
  );
}
