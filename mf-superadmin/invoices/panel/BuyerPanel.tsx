import { maxLength } from '@memocartes/contract/fields/lengths';
import type { SavedBuyer } from '@memocartes/contract/invoices/parties.schemas';
import { useListInvoicesQuery, useSaveBuyerMutation, useViewBuyerQuery } from '@memocartes/shared-api/invoices.api';
import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { textOrNull, textRule } from '@memocartes/shared-features/field-rules';
import { DescriptionList, FormPanel, usePanelForm, ViewPanel } from '@memocartes/shared-features/panel-form';
import { usePanel } from '@memocartes/shared-shell/panel';
import { fieldOf, TextField } from '@memocartes/shared-ui/fields';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';

import { partyFields, withoutSpaces } from '../party/party.form.ts';
import { PartyFields } from '../party/PartyFields.tsx';
import { useVersionedParty } from '../party/useVersionedParty.ts';

const valuesOf = (buyer: SavedBuyer | null) => ({
  name: buyer?.name ?? '',
  address: buyer?.address ?? '',
  address_postal_code: buyer?.address_postal_code ?? '',
  address_city: buyer?.address_city ?? '',
  siret: buyer?.siret ?? '',
  service_code: buyer?.service_code ?? '',
  engagement_number: buyer?.engagement_number ?? '',
  mail: buyer?.mail ?? '',
});

function BuyerForm({ schoolId, buyer }: { readonly schoolId: number; readonly buyer: SavedBuyer | null }) {
  const { t } = useTranslation(['invoices', 'panelForm']);
  const [save] = useSaveBuyerMutation();
  const { data: school } = useGetSchoolQuery({ id: schoolId });
  // A draft that can be issued once the buyer is entered.
  const drafts = useListInvoicesQuery(buyer ? skipToken : { status: 'DRAFT', school_id: schoolId, nb_items: 1 });
  const draft = drafts.currentData?.invoices[0];
  const sidePanel = usePanel();
  const versioned = useVersionedParty(buyer, valuesOf, [
    { name: 'service_code', label: t('serviceCode') },
    { name: 'engagement_number', label: t('engagementNumber') },
  ]);
  const panel = usePanelForm({
    initial: valuesOf(buyer),
    schema: object({
      ...partyFields(t),
      service_code: textRule(t, maxLength.serviceCode),
      engagement_number: textRule(t, maxLength.engagementNumber),
    }),
    editing: !!buyer,
    versioned,
    save: ({ siret, mail, service_code, engagement_number, ...address }, opened) =>
      save({
        id: schoolId,
        ifVersion: opened.version,
        ...address,
        siret: textOrNull(withoutSpaces(siret)),
        mail: textOrNull(mail),
        service_code: textOrNull(service_code),
        engagement_number: textOrNull(engagement_number),
      }).unwrap(),
    saved: t('buyerSaved'),
    next: () =>
      draft && { label: t('seeDraft'), onClick: () => sidePanel.open('invoice', 'VIEW', { itemId: draft.id }) },
  });
  const { form } = panel;

  return (
    <FormPanel title={t('buyerTitle')} form={panel}>
      <DescriptionList items={[[t('school'), school?.name]]} />
      <PartyFields form={form} />
      <TextField
        {...fieldOf(form, 'service_code')}
        label={t('serviceCode')}
        hint={t('chorusHint')}
        maxLength={maxLength.serviceCode}
      />
      <TextField
        {...fieldOf(form, 'engagement_number')}
        label={t('engagementNumber')}
        maxLength={maxLength.engagementNumber}
      />
    </FormPanel>
  );
}

/** The buyer of a school's invoices in the side panel; `itemId` is the id of the school [invoices.buyer]. */
export default function BuyerPanel() {
  const { t } = useTranslation('invoices');
  const { itemId } = usePanel();
  const query = useViewBuyerQuery(itemId === null ? skipToken : { id: itemId });
  if (itemId !== null && query.currentData !== undefined) {
    return <BuyerForm schoolId={itemId} buyer={query.currentData} />;
  }
  return (
    <ViewPanel title={t('buyerTitle')} query={{ ...query, data: undefined }}>
      {() => null}
    </ViewPanel>
  );
}
