import { api } from '@memocartes/shared-api/base';
import { storeRequestedPage } from '@memocartes/shared-shell/navigation';
import { useMe } from '@memocartes/shared-shell/session';
import { PasswordField } from '@memocartes/shared-ui/fields';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

type Props = {
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly error: string | undefined;
};

/**
 * The password as proof of identity. A person without a password sees that a recent sign-in is required. A link leads
 * to the sign-in and back to this page [accounts.delete-own] [accounts.fresh-sign-on] [accounts.email-change].
 */
export function ProofField({ value, onChange, error }: Props) {
  const { t } = useTranslation('params');
  const { has_password: hasPassword } = useMe().authentication;
  const dispatch = useDispatch();
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
      value={value}
      onChange={onChange}
      error={error}
      required
    />
  );
}
