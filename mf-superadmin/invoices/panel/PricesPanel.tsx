import { useViewSellerQuery } from '@memocartes/shared-api/invoices.api';
import { ViewPanel } from '@memocartes/shared-features/panel-form';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Button } from '@memocartes/shared-ui/button';
import { Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { PriceForm } from './PriceForm.tsx';
import { PriceList } from './PriceList.tsx';
import { SellerForm } from './SellerForm.tsx';

/** The side panel of prices: the price list (VIEW), the form of a new price (ADD), or the form of the seller (EDIT). */
export default function PricesPanel() {
  const { t } = useTranslation('invoices');
  const panel = usePanel();
  const seller = useViewSellerQuery();
  if (panel.mode === 'ADD') return <PriceForm />;
  if (panel.mode === 'EDIT' && seller.data !== undefined) return <SellerForm seller={seller.data} />;

  const footer = () => (
    <>
      <Button onClick={() => panel.open('prices', 'EDIT')}>{t('sellerEdit')}</Button>
      <Button kind="primary" icon="plus" onClick={() => panel.open('prices', 'ADD')}>
        {t('priceAdd')}
      </Button>
    </>
  );

  return (
    <ViewPanel title={t('prices')} query={seller} footer={footer}>
      {(data) => (
        <Stack gap={5}>
          <p>{data ? t('sellerIs', { name: data.name, siret: data.siret }) : t('sellerMissing')}</p>
          <PriceList />
        </Stack>
      )}
    </ViewPanel>
  );
}
