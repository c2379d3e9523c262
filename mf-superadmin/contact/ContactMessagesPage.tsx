import { contactKinds, contactStates } from '@memocartes/contract/contact/contact';
import type { ReceivedMessage } from '@memocartes/contract/contact/contact.routes';
import { useListContactMessagesQuery } from '@memocartes/shared-api/contact.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { openItemKey, usePanel } from '@memocartes/shared-shell/panel';
import {
  asOneOf,
  asText,
  emptyTable,
  TableFilters,
  tableQuery,
  useTablePage,
  useTableQuery,
} from '@memocartes/shared-shell/table-query';
import { personName } from '@memocartes/shared-ui/avatar';
import { type Column, DataTable } from '@memocartes/shared-ui/data-table';
import { Page } from '@memocartes/shared-ui/page';
import { useTranslation } from 'react-i18next';

import { ContactStateTag, TrialTag } from './ContactStateTag.tsx';

const spec = tableQuery({
  columns: ['date_create', 'date_answer'],
  dir: 'desc',
  filters: { search: asText, state: asOneOf(contactStates), kind: asOneOf(contactKinds) },
});

/**
 * `/superadmin/contact`: messages of the contact form and requests for a trial. A row opens the message [contact.kept]
 * [contact.trial-listed].
 */
export default function ContactMessagesPage() {
  const { t } = useTranslation('contactMessages');
  const dates = useDates();
  const panel = usePanel();
  const table = useTableQuery(spec);
  const list = useListContactMessagesQuery(table.args);
  const columns: Column<ReceivedMessage>[] = [
    { key: 'subject', title: t('subject'), primary: true },
    { key: 'sender', title: t('sender'), render: ({ sender }) => (sender ? personName(sender) : t('unknown')) },
    {
      key: 'school',
      title: t('school'),
      from: 'sm',
      render: ({ sender, trial }) => trial?.school ?? sender?.school?.name ?? '–',
    },
    {
      key: 'kind',
      title: t('kind'),
      render: ({ trial }) => (trial ? <TrialTag /> : t('kinds.MESSAGE')),
    },
    {
      key: 'date_create',
      title: t('received'),
      sortable: true,
      render: ({ date_create }) => dates.instant(date_create),
    },
    { key: 'status', title: t('state'), render: ({ state }) => <ContactStateTag state={state} /> },
  ];
  const stateFacet = {
    key: 'state' as const,
    label: t('state'),
    options: contactStates.map((value) => ({ value, label: t(`states.${value}`) })),
  };
  const kindFacet = {
    key: 'kind' as const,
    label: t('kind'),
    options: contactKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
  };

  return (
    <Page title={t('title')} intro={t('intro')}>
      <DataTable
        {...table.props}
        {...useTablePage(list, ({ messages }) => messages)}
        label={t('title')}
        columns={columns}
        columnsKey="contact-messages"
        onRow={({ id }) => panel.open('contact-message', 'VIEW', { itemId: id })}
        currentKey={openItemKey(panel, 'contact-message')}
        toolbar={<TableFilters table={table} label={t('search')} facets={[stateFacet, kindFacet]} />}
        empty={emptyTable(t, table, { title: t('empty'), hint: t('emptyHint') })}
      />
    </Page>
  );
}
