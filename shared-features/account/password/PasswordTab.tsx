import { passwordMinLength } from '@memocartes/contract/auth/passwords';
import { useAskResetMutation, useSetPasswordMutation } from '@memocartes/shared-api/auth.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useMe } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { fieldOf, PasswordField } from '@memocartes/shared-ui/fields';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { toast } from '@memocartes/shared-ui/toast';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PageForm } from '../../page-form/index.ts';
import { useUnsaved } from '../../unsaved/index.ts';
import { emptyPasswords, passwordFormErrors, toBody } from './password.form.ts';
import { PasswordRules } from './PasswordRules.tsx';

/**
 * Changes the password; the current password is required. A person without a password, but with an address, can request
 * a mail with a link to choose one.
 */
export function PasswordTab() {
  const { authentication } = useMe();
  return <Card>{authentication.has_password ? <ChangePassword /> : <NoPassword email={authentication.email} />}</Card>;
}

/** Form for a new password; shows errors of the API, such as a wrong current password [accounts.current-password]. */
function ChangePassword() {
  const { t } = useTranslation('accountSettings');
  const { role } = useMe();
  const minLength = passwordMinLength(role);
  const failure = useFailure();
  const [setPassword] = useSetPasswordMutation();
  const [failed, setFailed] = useState<string>();
  const form = useFormik({
    initialValues: emptyPasswords,
    validate: (values) => passwordFormErrors(values, role, t),
    // Saving empties the fields. An empty field that then loses the focus must not show that it is required.
    validateOnBlur: false,
    onSubmit: async (values, actions) => {
      setFailed(undefined);
      const { error } = await setPassword(toBody(values));
      if (error) return setFailed(failure.toForm(error, actions));
      actions.resetForm();
      toast.success(t('password.saved'));
    },
  });
  useUnsaved(form.dirty && !form.isSubmitting);
  const ruleText = (key: string) => t(key === 'met' ? 'password.kept' : `password.rules.${key}`, { count: minLength });

  return (
    <PageForm className="account-settings__narrow" busy={form.isSubmitting} onSubmit={form.handleSubmit}>
      <Stack>
        <p>{t('password.intro')}</p>
        <PasswordField {...fieldOf(form, 'current_password')} label={t('password.current')} required />
        <PasswordField
          {...fieldOf(form, 'password')}
          label={t('password.new')}
          hint={<PasswordRules password={form.values.password} minLength={minLength} ruleText={ruleText} />}
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...fieldOf(form, 'confirmation')}
          label={t('password.confirmation')}
          autoComplete="new-password"
          required
        />
        {failed && <Banner tone="danger">{failed}</Banner>}
        <div>
          <Button type="submit" kind="primary" busy={form.isSubmitting}>
            {t('password.submit')}
          </Button>
        </div>
      </Stack>
    </PageForm>
  );
}

function NoPassword({ email }: { readonly email: string | null }) {
  const { t } = useTranslation('accountSettings');
  const failure = useFailure();
  const [ask, { isLoading, isSuccess }] = useAskResetMutation();
  if (isSuccess) return <Banner tone="success">{t('password.sent', { email })}</Banner>;

  const askFor = async (address: string) => {
    const { error } = await ask({ email: address });
    if (error) failure.toast(error);
  };

  return (
    <Stack align="start">
      <p>{t(email ? 'password.none' : 'password.noneNoEmail')}</p>
      {email && (
        <Button icon="mail" busy={isLoading} onClick={() => void askFor(email)}>
          {t('password.ask')}
        </Button>
      )}
    </Stack>
  );
}
