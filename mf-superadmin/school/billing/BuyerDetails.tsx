import { useViewBuyerQuery } from '@memocartes/shared-api/invoices.api';
import { DescriptionList } from '@memocartes/shared-features/panel-form';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Button } from '@memocartes/shared-ui/button';
import { Stack } from '@memocartes/shared-ui/stack';
import { Loading } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

/** The buyer of the school's invoices, with a button that opens the form [invoices.buyer]. */
export function BuyerDetails({ schoolId }: { readonly schoolId: number }) {
  const { t } = useTranslation('schoolPage');
  const panel = usePanel();
  const query = useViewBuyerQuery({ id: schoolId });
  return (
    <Loaded {...query} data={query.currentData} waiting={<Loading lines={4} />}>
      {(buyer) => (
        <Stack gap={4}>
          {buyer ? (
            <DescriptionList
              items={[
                [t('buyer.name'), buyer.name],
                [t('buyer.address'), `${buyer.address}, ${buyer.address_postal_code} ${buyer.address_city}`],
                [t('buyer.siret'), buyer.siret],
                [t('buyer.service_code'), buyer.service_code],
                [t('buyer.engagement_number'), buyer.engagement_number],
                [t('buyer.mail'), buyer.mail],
              ]}
            />
          ) : (
            <p>{t('buyer.none')}</p>
          )}
          <div>
            <Button icon="edit" onClick={() => panel.open('buyer', 'EDIT', { itemId: schoolId })}>
              {t(buyer ? 'buyer.edit' : 'buyer.add')}
            </Button>
          </div>
        </Stack>
      )}
    </Loaded>
  );
}
