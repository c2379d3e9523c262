import { api } from '@memocartes/shared-api/base';
import { storeRequestedPage } from '@memocartes/shared-shell/navigation';
import { useMe } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { PasswordField, TextField } from '@memocartes/shared-ui/fields';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

import type { ProofOfIdentity } from './useProof.ts';

type Props = { readonly proof: ProofOfIdentity };

/** The fields of a proof of identity, and an error of the form that belongs to no field. */
export function ProofFields({ proof }: Props) {
  const { t } = useTranslation('accountSettings');
  return (
    <>
      <PasswordProof proof={proof} />
      {proof.withCode && (
        <TextField
          name="code"
          label={t('proof.code')}
          value={proof.code}
          onChange={proof.setCode}
          error={proof.errors['code']}
          autoComplete="one-time-code"
          maxLength={20}
          spellCheck={false}
          required
        />
      )}
      {proof.failed && <Banner tone="danger">{proof.failed}</Banner>}
    </>
  );
}

/**
 * The password as proof of identity. A person without a password sees that a recent sign-in is required. A link leads
 * to the sign-in and back to this page [accounts.delete-own] [accounts.fresh-sign-on] [accounts.email-change].
 */
function PasswordProof({ proof }: Props) {
  const { t } = useTranslation('accountSettings');
  const { has_password: hasPassword } = useMe().authentication;
  const dispatch = useDispatch();
  const error = proof.errors['current_password'];
  // The server requires a password: the person has chosen one in another tab.
  const isOutdated = !hasPassword && error !== undefined;
  useEffect(() => {
    if (isOutdated) dispatch(api.util.invalidateTags(['me']));
  }, [isOutdated, dispatch]);
  if (!hasPassword) {
    return (
      <p>
        {t('proof.fresh')}{' '}
        <a href="/login?again=true#connexion" onClick={() => storeRequestedPage(location)}>
          {t('proof.again')}
        </a>
      </p>
    );
  }

  return (
    <PasswordField
      name="current_password"
      label={t('proof.password')}
      value={proof.password}
      onChange={proof.setPassword}
      error={error}
      required
    />
  );
}
