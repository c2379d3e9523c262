import type { Card } from '@memocartes/contract/cards/cards.routes';
import { useListCardsQuery } from '@memocartes/shared-api/cards.api';
import { useTablePage } from '@memocartes/shared-shell/table-query';
import { Button } from '@memocartes/shared-ui/button';
import { ListPages, useScrollToNewPage } from '@memocartes/shared-ui/data-table';
import { ListTools } from '@memocartes/shared-ui/list-tools';
import { Page } from '@memocartes/shared-ui/page';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { BulkActions, RecentCardOperations, useCardSelection } from '../bulk/index.ts';
import { CardDialog } from '../details/CardDialog.tsx';
import { useCardActions } from '../details/useCardActions.ts';
import { cardQueryOf } from '../filters/index.ts';
import { ImportCards } from '../import/index.ts';
import { withListParams } from '../return-to-list/index.ts';
import { CardFilters } from './CardFilters.tsx';
import { CardsGrid } from './CardsGrid.tsx';
import type { CardsListing, CardsPageProps } from './cardsPage.props.ts';
import { useCardsTable } from './cardsTable.ts';
import { CardsTable } from './CardsTable.tsx';
import { CreateCard } from './CreateCard.tsx';
import { ExportCards } from './ExportCards.tsx';
import { NewCards, useMarkPublished, useNewCards } from './NewCards.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import './cards-list.css';

/** `/schools/cards`, `/superadmin/certified-cards`: the cards that the person may use, in a grid or a table. */
export function CardsPage({ editor: editorPaths, scope }: CardsPageProps) {
  const { t } = useTranslation('cards');
  const list = useSearchParams()[0].toString();
  const editor = {
    create: withListParams(editorPaths.create, list),
    edit: (id: number) => withListParams(editorPaths.edit(id), list),
  };
  const table = useCardsTable(scope);
  const top = useRef<HTMLDivElement>(null);
  useScrollToNewPage(top, table.props.pageNumber);
  const { view, ...chosen } = table.filters;
  const { nb_page, nb_items, order_by, order_dir } = table.args;
  const onlyCertified = scope === 'certified' && { card_type: 'CERTIFIED' as const };
  const filters = { order_by, order_dir, ...cardQueryOf(chosen), ...onlyCertified };
  const query = { nb_page, nb_items, ...filters };
  const cards = useListCardsQuery(query);
  const { data, isFetching } = cards;
  const selection = useCardSelection(data, filters);
  const actionsOf = useCardActions(editor);
  const [openId, setOpenId] = useState<number>();
  const close = () => setOpenId(undefined);
  const openedIndex = data?.cards.findIndex(({ id }) => id === openId) ?? -1;
  const openedCard = data?.cards[openedIndex];
  const step = (card: Card | undefined) => card && (() => setOpenId(card.id));

  const filtered = table.filtered && !(view && Object.keys(table.filters).length === 1);
  const newCardIds = useNewCards(data?.cards);
  const markPublished = useMarkPublished();
  const showPublished = (ids: readonly number[]) =>
    markPublished(ids, table.filters.status === 'DRAFT' && ids.length === data?.count);
  const listing: CardsListing = {
    ...table.props,
    ...useTablePage(cards, (page) => page.cards),
    empty: filtered
      ? { title: t('noMatch'), hint: t('noMatchHint'), action: <Button onClick={table.clear}>{t('clear')}</Button> }
      : { title: t('empty'), hint: t('emptyHint'), action: <CreateCard to={editor.create} kind="secondary" /> },
    actions: (card) => actionsOf(card),
    selection: {
      ...selection,
      countLabel: (count) => t('selected', { count }),
      actions: <BulkActions selection={selection} count={data?.count ?? 0} onPublished={showPublished} />,
    },
    onOpen: (card) => setOpenId(card.id),
    newCardIds,
  };
  const search = <CardFilters table={table} scope={scope} />;
  const tools = (
    <>
      <ViewSwitch table={table} />
      <RecentCardOperations />
      <ExportCards scope={scope} query={query} />
    </>
  );

  return (
    <Page
      title={t(`title.${scope}`)}
      intro={t(`intro.${scope}`)}
      actions={
        <>
          <ImportCards />
          <CreateCard to={editor.create} />
        </>
      }
    >
      <NewCards cards={data?.cards} newCardIds={newCardIds} />
      {view ? (
        <CardsTable {...listing} toolbar={search} tools={tools} />
      ) : (
        <div className="cards-list" ref={top}>
          <ListTools search={search} tools={tools} />
          <CardsGrid {...listing} />
          <div className="cards-foot">
            <span role="status">{data && t('found', { count: data.count })}</span>
            {data && <ListPages {...table.props} count={data.count} loading={isFetching} />}
          </div>
        </div>
      )}
      {openedCard && (
        <CardDialog
          card={openedCard}
          actions={actionsOf(openedCard, close)}
          onPrevious={step(data.cards[openedIndex - 1])}
          onNext={step(data.cards[openedIndex + 1])}
          onClose={close}
        />
      )}
    </Page>
  );
}
