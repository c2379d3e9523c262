import { asText, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';
import { lazyPart } from '@memocartes/shared-ui/lazy';
import { Loading } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import { CardsPage, type CardsPageProps } from '../list/index.ts';

// Loaded only when the editor is shown.
const CardEditorPage = lazyPart(async () => ({
  default: (await import('../editor/CardEditorPage.tsx')).CardEditorPage,
}));

const addressSpec = tableQuery({ columns: ['id'], filters: { id: asText } });

export type CardsScreenProps = Pick<CardsPageProps, 'scope'> & {
  /** Path of the screen: `/superadmin/certified-cards`. */
  readonly path: string;
};

/** A list of cards and its editor, which have the same path: `?id=12` edits a card, `?id=new` creates one. */
export function CardsScreen({ path, scope }: CardsScreenProps) {
  const { t } = useTranslation('cards');
  const { id } = useTableQuery(addressSpec).filters;
  if (id === undefined) {
    return <CardsPage scope={scope} editor={{ create: `${path}?id=new`, edit: (item) => `${path}?id=${item}` }} />;
  }
  const waiting = <Loading lines={8} />;
  return (
    <CardEditorPage
      id={id === 'new' ? undefined : Number(id) || 0}
      back={{ label: t(`title.${scope}`), to: path }}
      pending={waiting}
    />
  );
}
