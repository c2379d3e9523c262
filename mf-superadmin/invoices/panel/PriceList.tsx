import type { Price } from '@memocartes/contract/invoices/prices.routes';
import type { PaidOfferId } from '@memocartes/contract/offers/offers';
import {
  useCreatePriceMutation,
  useDeletePriceMutation,
  useListPricesQuery,
} from '@memocartes/shared-api/invoices.api';
import { InvoiceTable, useMoney } from '@memocartes/shared-features/invoices';
import { isNotFound, useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { IconButton } from '@memocartes/shared-ui/button';
import { EmptyState, Loading } from '@memocartes/shared-ui/states';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { useRate } from '../useRate.ts';

function PriceRow({ price }: { readonly price: Price }) {
  const { t } = useTranslation('invoices');
  const failure = useFailure();
  const money = useMoney();
  const dates = useDates();
  const rate = useRate();
  const [remove, { isLoading }] = useDeletePriceMutation();
  const [create] = useCreatePriceMutation();
  const name = `${t(`offer.${price.offers_id}`)}, ${t(`periodicity.${price.invoice_periodicity}`)}`;

  const undo = async () => {
    const { offers_id, invoice_periodicity, school_cents, student_cents, vat_rate, date_start } = price;
    const { error } = await create({
      offers_id: offers_id as PaidOfferId,
      invoice_periodicity,
      school_cents,
      student_cents,
      vat_rate,
      date_start,
    });
    if (error) failure.toast(error);
    else toast.success(t('priceRestored'));
  };

  const deletePrice = async () => {
    const { error } = await remove({ id: price.id });
    if (error && !isNotFound(error)) failure.toast(error);
    else toast.success(t('priceDeleted'), { label: t('undo'), onClick: () => void undo() });
  };

  return (
    <tr>
      <th scope="row">
        {name}
        <br />
        <small>{t('from', { day: dates.day(price.date_start) })}</small>
      </th>
      <td>
        {money(price.school_cents)}
        <br />
        <small>{t('perStudent', { amount: money(price.student_cents) })}</small>
      </td>
      <td>{price.vat_rate === null ? t('noVat') : rate(price.vat_rate)}</td>
      <td>
        {!price.is_used && (
          <IconButton
            size="small"
            icon="trash"
            label={t('priceDelete', { name })}
            disabled={isLoading}
            onClick={() => void deletePrice()}
          />
        )}
      </td>
    </tr>
  );
}

/** The price list, the latest prices first. A price that an invoice uses can't be deleted [invoices.price-list]. */
export function PriceList() {
  const { t } = useTranslation('invoices');
  const query = useListPricesQuery();
  return (
    <Loaded {...query} waiting={<Loading lines={6} />}>
      {({ prices }) =>
        prices.length > 0 ? (
          <InvoiceTable caption={t('prices')}>
            <thead>
              <tr>
                <th scope="col">{t('offerAndPeriodicity')}</th>
                <th scope="col">{t('priceNet')}</th>
                <th scope="col">{t('vat')}</th>
                <th scope="col">
                  <span className="mc-sr-only">{t('delete')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {prices.map((price) => (
                <PriceRow key={price.id} price={price} />
              ))}
            </tbody>
          </InvoiceTable>
        ) : (
          <EmptyState title={t('noPrice')} hint={t('noPriceHint')} />
        )
      }
    </Loaded>
  );
}
