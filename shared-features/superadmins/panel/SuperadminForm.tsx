import type { Account } from '@memocartes/contract/auth/auth.routes';
import { withCapitalisedNames } from '@memocartes/contract/fields/names';
import { useCreateAccountMutation, useUpdateAccountMutation } from '@memocartes/shared-api/auth.api';
import { useMe } from '@memocartes/shared-shell/session';
import { versionedBy } from '@memocartes/shared-shell/versions';
import { fieldOf, TextField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

import { useEmailTaken } from '../../account/email/index.ts';
import { PersonFields } from '../../account/person/index.ts';
import { AccountStatusField } from '../../account/status/index.ts';
import { FormPanel, usePanelForm } from '../../panel-form/index.ts';
import { useRequestId } from '../../request-id/index.ts';
import { superadminSchema, superadminValues, toChanges, toCreate } from './superadmin.form.ts';

/** The form of a superadmin. One's own status is read-only. */
export function SuperadminForm({ account }: { readonly account?: Account }) {
  const { t } = useTranslation(['superadminPanel', 'panelForm', 'accountStatus']);
  const me = useMe();
  const [create] = useCreateAccountMutation();
  const withRequestId = useRequestId();
  const [update] = useUpdateAccountMutation();
  const panel = usePanelForm({
    initial: superadminValues(account),
    schema: superadminSchema(t),
    editing: !!account,
    versioned:
      account &&
      versionedBy(
        account,
        superadminValues,
        [
          { name: 'firstname', label: t('firstname') },
          { name: 'lastname', label: t('lastname') },
          { name: 'phone', label: t('phone') },
          {
            name: 'status',
            label: t('accountStatus:status'),
            show: ({ status }) => status && t(`accountStatus:${status}`),
          },
        ],
        withCapitalisedNames,
      ),
    save: (values, opened) => {
      const body = toCreate(values);
      return account
        ? update({ id: account.id, ifVersion: opened.version, ...toChanges(values, opened.values) }).unwrap()
        : withRequestId(body, (request_id) => create({ ...body, request_id }).unwrap());
    },
    saved: t(account ? 'edited' : 'added'),
    fieldOfCode: { EMAIL_TAKEN: 'email' },
  });
  const { form } = panel;
  const email = useEmailTaken(undefined, panel.unanswered?.email);
  const isEmailTaken = !account && email.isTaken(form.values.email);

  return (
    <FormPanel title={t(account ? 'titleEdit' : 'titleAdd')} form={panel} refused={isEmailTaken}>
      <PersonFields
        form={form}
        label={(field) => t(field)}
        email={email}
        isNew={!account}
        isEmailReadOnly={!!account}
      />
      <TextField name="role" label={t('role')} value={t('superadmin')} onChange={() => undefined} readOnly />
      {account && <AccountStatusField {...fieldOf(form, 'status')} required readOnly={account.id === me.id} />}
    </FormPanel>
  );
}
