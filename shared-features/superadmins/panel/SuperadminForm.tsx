import type { Account } from '@memocartes/contract/auth/auth.routes';
import { maxLength } from '@memocartes/contract/lists/lengths';
import { useCreateAccountMutation, useUpdateAccountMutation } from '@memocartes/shared-api/auth.api';
import { useMe } from '@memocartes/shared-shell/session';
import { versionedBy } from '@memocartes/shared-shell/versions';
import { fieldOf, PhoneField, TextField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

import { EmailField, useEmailTaken } from '../../account/email/index.ts';
import { AccountStatusField } from '../../account/status/index.ts';
import { FormPanel, usePanelForm } from '../../panel-form/index.ts';
import { superadminSchema, superadminValues, toChanges, toCreate } from './superadmin.form.ts';

/** The form of a superadmin. One's own status is read-only. */
export function SuperadminForm({ account }: { readonly account?: Account }) {
  const { t } = useTranslation(['superadminPanel', 'panelForm', 'accountStatus']);
  const me = useMe();
  const email = useEmailTaken();
  const [create] = useCreateAccountMutation();
  const [update] = useUpdateAccountMutation();
  const panel = usePanelForm({
    initial: superadminValues(account),
    schema: superadminSchema(t),
    editing: !!account,
    versioned:
      account &&
      versionedBy(account, superadminValues, [
        { name: 'firstname', label: t('firstname') },
        { name: 'lastname', label: t('lastname') },
        { name: 'phone', label: t('phone') },
        {
          name: 'status',
          label: t('accountStatus:status'),
          show: ({ status }) => status && t(`accountStatus:${status}`),
        },
      ]),
    save: (values, opened) =>
      account
        ? update({ id: account.id, ifVersion: opened.version, ...toChanges(values, opened.values) }).unwrap()
        : create(toCreate(values)).unwrap(),
    saved: t(account ? 'edited' : 'added'),
    fieldOfCode: { EMAIL_TAKEN: 'email' },
  });
  const { form } = panel;
  const taken = !account && email.isTaken(form.values.email);
  return (
    <FormPanel title={t(account ? 'titleEdit' : 'titleAdd')} form={panel} refused={taken}>
      <TextField
        {...fieldOf(form, 'firstname')}
        label={t('firstname')}
        required
        maxLength={maxLength.personName}
        autoComplete="off"
      />
      <TextField
        {...fieldOf(form, 'lastname')}
        label={t('lastname')}
        required
        maxLength={maxLength.personName}
        autoComplete="off"
      />
      <EmailField form={form} label={t('email')} email={email} required={!account} readOnly={!!account} />
      <PhoneField {...fieldOf(form, 'phone')} label={t('phone')} autoComplete="off" />
      <TextField name="role" label={t('role')} value={t('superadmin')} onChange={() => undefined} readOnly />
      {account && <AccountStatusField {...fieldOf(form, 'status')} required readOnly={account.id === me.id} />}
    </FormPanel>
  );
}
