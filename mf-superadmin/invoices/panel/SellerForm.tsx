import type { SavedSeller } from '@memocartes/contract/invoices/parties.schemas';
import { ibanPattern, vatNumberPattern } from '@memocartes/contract/invoices/party-numbers';
import { useSaveSellerMutation } from '@memocartes/shared-api/invoices.api';
import { textOrNull } from '@memocartes/shared-features/field-rules';
import { FormPanel, usePanelForm } from '@memocartes/shared-features/panel-form';
import { fieldOf, TextField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';

import { partyFields, withoutSpaces } from '../party/party.form.ts';
import { PartyFields } from '../party/PartyFields.tsx';
import { useVersionedParty } from '../party/useVersionedParty.ts';

const valuesOf = (seller: SavedSeller | null) => ({
  name: seller?.name ?? '',
  address: seller?.address ?? '',
  address_postal_code: seller?.address_postal_code ?? '',
  address_city: seller?.address_city ?? '',
  siret: seller?.siret ?? '',
  mail: seller?.mail ?? '',
  vat_number: seller?.vat_number ?? '',
  iban: seller?.iban ?? '',
});

/** The seller named on invoices; a change applies to invoices issued from then on. */
export function SellerForm({ seller }: { readonly seller: SavedSeller | null }) {
  const { t } = useTranslation(['invoices', 'panelForm']);
  const [save] = useSaveSellerMutation();
  const fields = partyFields(t);
  const required = t('panelForm:required');
  const versioned = useVersionedParty(seller, valuesOf, [
    { name: 'vat_number', label: t('vatNumber') },
    { name: 'iban', label: t('iban') },
  ]);
  const panel = usePanelForm({
    initial: valuesOf(seller),
    schema: object({
      ...fields,
      siret: fields.siret.required(required),
      mail: fields.mail.required(required),
      vat_number: string()
        .transform(withoutSpaces)
        .matches(vatNumberPattern, { message: t('wrongVatNumber'), excludeEmptyString: true }),
      iban: string()
        .transform(withoutSpaces)
        .matches(ibanPattern, { message: t('wrongIban'), excludeEmptyString: true }),
    }),
    editing: !!seller,
    versioned,
    save: ({ siret, mail, vat_number, iban, ...address }, opened) =>
      save({
        ifVersion: opened.version,
        ...address,
        siret: withoutSpaces(siret),
        mail: mail.trim(),
        vat_number: textOrNull(withoutSpaces(vat_number)),
        iban: textOrNull(withoutSpaces(iban)),
      }).unwrap(),
    saved: t('sellerSaved'),
  });
  const { form } = panel;

  return (
    <FormPanel title={t('sellerEdit')} form={panel}>
      <PartyFields form={form} isSeller />
      <TextField {...fieldOf(form, 'vat_number')} label={t('vatNumber')} hint={t('vatNumberHint')} maxLength={18} />
      <TextField {...fieldOf(form, 'iban')} label={t('iban')} maxLength={42} />
    </FormPanel>
  );
}
