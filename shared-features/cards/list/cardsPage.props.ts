import type { Card } from '@memocartes/contract/cards/cards.schemas';
import type { DataTableProps, Selection } from '@memocartes/shared-ui/data-table';
import type { MenuEntry } from '@memocartes/shared-ui/menu';

import type { Editor } from '../details/useCardActions.ts';

export type CardsPageProps = {
  /** Paths of the editor. */
  readonly editor: Editor;
  /** `own`: the cards that a teacher may use; `school`: those that a school may use; `certified`: only certified. */
  readonly scope: 'own' | 'school' | 'certified';
};

/** Props of both card views. */
export type CardsListing = Pick<
  DataTableProps<Card>,
  'page' | 'loading' | 'error' | 'empty' | 'pageNumber' | 'pageSize' | 'onPage' | 'onPageSize' | 'sort' | 'onSort'
> & {
  readonly actions: (card: Card) => MenuEntry[];
  readonly selection: Selection<Card>;
  readonly onOpen: (card: Card) => void;
  /** Ids of the cards that were just created, to highlight them. */
  readonly newCardIds: readonly number[];
};
