import { asText, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';
import { Loading, SkeletonText } from '@memocartes/shared-ui/states';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { CardsPage, type CardsPageProps } from '../list/index.ts';

// loaded only for editing
const CardEditorPage = lazy(() => import('../editor/CardEditorPage.tsx').then((m) => ({ default: m.CardEditorPage })));

const address = tableQuery({ columns: ['id'], filters: { id: asText } });

export type CardsScreenProps = Pick<CardsPageProps, 'scope'> & {
  /** The screen's own address: `/superadmin/certified-cards`. */
  readonly path: string;
};

/** A list of cards whose editor has no own path: `?id=12` edits a card, `?id=new` creates one. */
export function CardsScreen({ path, scope }: CardsScreenProps) {
  const { t } = useTranslation('cards');
  const { id } = useTableQuery(address).filters;
  if (id === undefined)
    return <CardsPage scope={scope} editor={{ create: `${path}?id=new`, edit: (one) => `${path}?id=${one}` }} />;
  const waiting = (
    <Loading>
      <SkeletonText lines={8} />
    </Loading>
  );
  return (
    <Suspense fallback={waiting}>
      <CardEditorPage id={id === 'new' ? undefined : Number(id) || 0} back={{ label: t(`title.${scope}`), to: path }} />
    </Suspense>
  );
}
