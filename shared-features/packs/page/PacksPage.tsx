import { Can } from '@memocartes/shared-shell/session';
import { asOneOf, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Page } from '@memocartes/shared-ui/page';
import { Tabs } from '@memocartes/shared-ui/tabs';
import { useTranslation } from 'react-i18next';

import { PackCounts } from '../counts/PackCounts.tsx';
import { CalendarView } from './CalendarView.tsx';
import { LinkedPack } from './LinkedPack.tsx';
import { PacksView } from './PacksView.tsx';
import '../detail/packs.css';

const views = ['calendar', 'all'] as const;
const addressSpec = tableQuery({ columns: ['view'], filters: { view: asOneOf(views) } });

/** `/schools/packs`: the calendar of packs, and all packs. `?pack=12` shows one pack. */
export default function PacksPage() {
  const { t } = useTranslation('packs');
  const address = useTableQuery(addressSpec);
  const view = address.filters.view ?? 'calendar';
  return (
    <div className="packs-page">
      <Page
        title={t('title')}
        intro={<PackCounts />}
        actions={
          <Can do="pack:create">
            <LinkButton to="/creation-packs" kind="primary" icon="plus">
              {t('compose')}
            </LinkButton>
          </Can>
        }
      >
        <Tabs
          label={t('views')}
          tabs={views.map((key) => ({ key, label: t(`view.${key}`) }))}
          value={view}
          onChange={(next) => address.setFilter('view', next === 'calendar' ? null : next)}
        >
          {view === 'calendar' ? <CalendarView /> : <PacksView />}
        </Tabs>
        <LinkedPack />
      </Page>
    </div>
  );
}
