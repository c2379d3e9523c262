import { emailProblem } from '@memocartes/contract/fields/email';
import { useChangeEmailMutation } from '@memocartes/shared-api/auth.api';
import { useMe } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { TextField } from '@memocartes/shared-ui/fields';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PageForm } from '../../../page-form/index.ts';
import { useUnsaved } from '../../../unsaved/index.ts';
import { ProofFields } from './ProofFields.tsx';
import { useProof } from './useProof.ts';

/**
 * One's own e-mail address, and a form to change it. The change takes effect once the link sent to the new address is
 * confirmed [accounts.email-change].
 */
export function EmailCard() {
  const { t } = useTranslation('accountSettings');
  const { email } = useMe().authentication;
  const [isAsking, setIsAsking] = useState(false);
  const [sent, setSent] = useState<string>();
  const changeButton = useRef<HTMLButtonElement>(null);
  // The form that had the focus is removed, so the button gets the focus.
  useEffect(() => {
    if (sent) changeButton.current?.focus();
  }, [sent]);

  return (
    <Card title={t('email.title')}>
      <Stack>
        <p>{email ? t('email.current', { email }) : t('email.none')}</p>
        {sent && <Banner tone="success">{t('email.sent', { email: sent })}</Banner>}
        {isAsking && !sent ? (
          <ChangeForm onSent={setSent} />
        ) : (
          <div>
            <Button
              ref={changeButton}
              icon="mail"
              onClick={() => {
                setSent(undefined);
                setIsAsking(true);
              }}
            >
              {t('email.change')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function ChangeForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { t } = useTranslation('accountSettings');
  const [change, { isLoading }] = useChangeEmailMutation();
  const [email, setEmail] = useState('');
  const proof = useProof();
  const formRef = useRef<HTMLFormElement>(null);
  // The form replaces the button that had the focus, so its first field gets the focus.
  useEffect(() => formRef.current?.querySelector('input')?.focus(), []);

  useUnsaved(!!(email || proof.password) && !isLoading);

  const submit = async () => {
    const address = email.trim();
    const problem = emailProblem(address);
    const text = problem && t(problem === 'required' ? 'panelForm:required' : 'panelForm:email');
    if (!proof.check(text ? { email: text } : {})) return;
    const { error } = await change({ email: address, ...proof.values });
    if (error) proof.refuse(error);
    else onSent(address);
  };

  return (
    <PageForm ref={formRef} className="account-settings__narrow" busy={isLoading} onSubmit={submit}>
      <Stack>
        <TextField
          name="email"
          type="email"
          label={t('email.new')}
          hint={t('email.hint')}
          value={email}
          onChange={setEmail}
          error={proof.errors['email']}
          autoComplete="email"
          required
        />
        <ProofFields proof={proof} />
        <div>
          <Button type="submit" kind="primary" busy={isLoading}>
            {t('email.submit')}
          </Button>
        </div>
      </Stack>
    </PageForm>
  );
}
