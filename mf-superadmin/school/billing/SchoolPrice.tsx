import { priceOn } from '@memocartes/contract/invoices/prices';
import { today } from '@memocartes/contract/learning/calendar/days';
import { isTrial } from '@memocartes/contract/offers/offers';
import type { School } from '@memocartes/contract/schools/schools.routes';
import { useListPricesQuery } from '@memocartes/shared-api/invoices.api';
import { useMoney } from '@memocartes/shared-features/invoices';
import { DescriptionList } from '@memocartes/shared-features/panel-form';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Button } from '@memocartes/shared-ui/button';
import { Stack } from '@memocartes/shared-ui/stack';
import { Loading } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import { useRate } from '../../invoices/useRate.ts';

/**
 * Today's price of the school per billing period, with a button that opens the price list. Renders nothing for a
 * school on trial [invoices.price-list].
 */
export function SchoolPrice({ school }: { readonly school: School }) {
  return isTrial(school.offers_id) ? null : <PaidPrice school={school} />;
}

function PaidPrice({ school }: { readonly school: School }) {
  const { t } = useTranslation('schoolPage');
  const money = useMoney();
  const rate = useRate();
  const panel = usePanel();
  const query = useListPricesQuery();

  return (
    <Loaded {...query} waiting={<Loading lines={2} />}>
      {({ prices }) => {
        const price = priceOn(prices, school, today());
        return (
          <Stack gap={4}>
            {price ? (
              <DescriptionList
                items={[
                  [
                    t('price.school'),
                    t(`price.every.${price.invoice_periodicity}`, { amount: money(price.school_cents) }),
                  ],
                  [t('price.student'), money(price.student_cents)],
                  [t('price.vat'), price.vat_rate === null ? t('price.noVat') : rate(price.vat_rate)],
                ]}
              />
            ) : (
              <p>{t('price.none')}</p>
            )}
            <div>
              <Button onClick={() => panel.open('prices', 'VIEW')}>{t('price.list')}</Button>
            </div>
          </Stack>
        );
      }}
    </Loaded>
  );
}
