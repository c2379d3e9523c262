import { useGetPrintQuotaQuery } from '@memocartes/shared-api/print.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Can } from '@memocartes/shared-shell/session';
import { CheckboxField } from '@memocartes/shared-ui/fields';
import { Page } from '@memocartes/shared-ui/page';
import { EmptyState, Loading } from '@memocartes/shared-ui/states';
import { Tabs } from '@memocartes/shared-ui/tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { ChooseCards } from './ChooseCards.tsx';
import { ChoosePacks } from './ChoosePacks.tsx';
import { PrintOrder } from './order/PrintOrder.tsx';
import { copiesOf, parseIds } from './sheets/index.ts';
import './print-cards.css';

/** `/schools/print-cards?packs=1,2&cards=3`: for offer 4 with at least one physical box [permissions.print]. */
export function PrintCardsPage() {
  const { t } = useTranslation('printCards');
  return (
    <Page title={t('title')} intro={t('intro')}>
      <Can do="card:print" fallback={<EmptyState title={t('refused')} />}>
        <Printing />
      </Can>
    </Page>
  );
}

function Printing() {
  const { t } = useTranslation('printCards');
  const [address] = useSearchParams();
  const [packs, setPacks] = useState<readonly number[]>(() => parseIds(address.get('packs')));
  const [cards, setCards] = useState<readonly number[]>(() => parseIds(address.get('cards')));
  const [requestedCopies] = useState(() => copiesOf(address));
  const [isOnce, setIsOnce] = useState(false);
  const copies = isOnce ? undefined : requestedCopies;
  const [tab, setTab] = useState<'packs' | 'cards'>(requestedCopies.size > 0 ? 'cards' : 'packs');
  const quota = useGetPrintQuotaQuery();
  const tabs = [
    { key: 'packs', label: t('packs'), count: packs.length || undefined },
    { key: 'cards', label: t('cards'), count: cards.length || undefined },
  ] as const;

  return (
    <div className="print-cards">
      <section>
        <h2>{t('choice')}</h2>
        <Tabs label={t('choice')} tabs={tabs} value={tab} onChange={setTab}>
          {tab === 'packs' ? (
            <ChoosePacks chosen={packs} onChange={setPacks} />
          ) : (
            <ChooseCards chosen={cards} onChange={setCards} />
          )}
        </Tabs>
        {requestedCopies.size > 0 && (
          <CheckboxField
            name="copies"
            label={t('copies')}
            hint={t('copiesHint')}
            value={!isOnce}
            onChange={(value) => setIsOnce(!value)}
          />
        )}
      </section>
      <Loaded {...quota} waiting={<Loading lines={8} />}>
        {(counted) => (
          <PrintOrder quota={counted} choice={{ packs, cards, copies }} onEnd={() => void quota.refetch()} />
        )}
      </Loaded>
    </div>
  );
}
