import { cardSubject } from '@memocartes/contract/cards/cards';
import { customCardLimit } from '@memocartes/contract/offers/limits';
import { useGetCardQuery } from '@memocartes/shared-api/cards.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { isGuarded } from '@memocartes/shared-shell/panel';
import { Can, useCan, useMe } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { LinkButton } from '@memocartes/shared-ui/button';
import { lazyPart } from '@memocartes/shared-ui/lazy';
import { type Crumb, Page } from '@memocartes/shared-ui/page';
import { Loading } from '@memocartes/shared-ui/states';
import { Tabs } from '@memocartes/shared-ui/tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { useListAddress } from '../return-to-list/index.ts';
import type { ListRows } from '../spreadsheet/pasted-rows.ts';
import { CardEditor } from './CardEditor.tsx';

export type CardEditorPageProps = {
  /** Id of the card to change; undefined for a new card. */
  readonly id?: number;
  /** Name and path of the list of cards to return to. The parameters of the list are in the editor's address. */
  readonly back: Required<Crumb>;
};

/** The page that creates or changes a card, at `/schools/create-cards` or in a `CardsScreen`. */
export function CardEditorPage({ id, back }: CardEditorPageProps) {
  const { t } = useTranslation('cardEditor');
  const to = useListAddress(back.to);
  return (
    <Page title={t(id === undefined ? 'newTitle' : 'editTitle')} breadcrumb={[{ ...back, to }]}>
      {id === undefined ? <NewCard back={to} /> : <ExistingCard key={id} id={id} back={to} />}
    </Page>
  );
}

// Loaded only to create several cards.
const CardSpreadsheet = lazyPart(async () => ({
  default: (await import('../spreadsheet/CardSpreadsheet.tsx')).CardSpreadsheet,
}));

const modes = ['one', 'many'] as const;
type Mode = (typeof modes)[number];

const waiting = <Loading lines={8} />;

/**
 * The editor of one or several new cards. When the offer's card limit is reached, a message replaces the editor. An
 * editor with unsaved cards stays below the message, so that nothing typed is lost [schools.limit-cards-text].
 */
function NewCard({ back }: { readonly back: string }) {
  const { t } = useTranslation('cardEditor');
  const can = useCan();
  const { offerId, nbCards } = useMe();
  const [address, setAddress] = useSearchParams();
  const mode: Mode = address.get('form') === 'many' ? 'many' : 'one';

  // The list with which the spreadsheet starts [cards.paste-several].
  const [list, setList] = useState<ListRows>();

  // Like leaving the page, this change of the address asks about unsaved values.
  const setMode = (next: Mode, rows?: ListRows) => {
    setList(rows);
    const to = new URLSearchParams(address);
    if (next === 'many') to.set('form', next);
    else to.delete('form');
    setAddress(to);
  };

  const limit = customCardLimit(offerId);
  const mayCreate = can('card:create');
  const limitBanner = !mayCreate && (
    <Banner tone="warning" action={<LinkButton to={back}>{t('toCards')}</LinkButton>}>
      {t('limit', { count: limit })}
    </Banner>
  );
  if (limitBanner && !isGuarded()) return limitBanner;

  return (
    <>
      {limitBanner}
      {mayCreate && limit !== Infinity && <Banner>{t('left', { count: limit - nbCards, limit })}</Banner>}
      <Tabs
        label={t('howMany.label')}
        tabs={modes.map((key) => ({ key, label: t(`howMany.${key}`) }))}
        value={mode}
        onChange={(next) => setMode(next)}
      >
        {mode === 'one' ? (
          <CardEditor back={back} onList={(rows) => setMode('many', rows)} />
        ) : (
          <CardSpreadsheet back={back} list={list} pending={waiting} />
        )}
      </Tabs>
    </>
  );
}

function ExistingCard({ id, back }: { readonly id: number; readonly back: string }) {
  const { t } = useTranslation('cardEditor');
  const query = useGetCardQuery({ id });
  return (
    <Loaded {...query} waiting={waiting}>
      {(card) => (
        <Can
          do="card:edit"
          on={cardSubject(card)}
          fallback={
            <Banner tone="warning" action={<LinkButton to={back}>{t('toCards')}</LinkButton>}>
              {t('notYours')}
            </Banner>
          }
        >
          <CardEditor card={card} back={back} />
        </Can>
      )}
    </Loaded>
  );
}
