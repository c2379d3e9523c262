import { CardEditorPage } from '@memocartes/shared-features/cards/editor';
import { asNumber, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';
import { useTranslation } from 'react-i18next';

const addressSpec = tableQuery({ columns: ['id'], filters: { id: asNumber } });

/** `/schools/create-cards`: a new card; with `?id`, edits one of the teacher's own cards. */
export default function CreateCardsPage() {
  const { t } = useTranslation('cards');
  const { id } = useTableQuery(addressSpec).filters;
  return <CardEditorPage id={id} back={{ label: t('title.own'), to: '/schools/cards' }} />;
}
