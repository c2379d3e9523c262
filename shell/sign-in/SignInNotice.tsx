import { hasRequestedPage } from '@memocartes/shared-shell/navigation';
import { Banner } from '@memocartes/shared-ui/banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Why a user has to sign in, or that the account was deleted [accounts.deleted]. A failed sign-in shows its own error
 * instead; only the note that a page was requested stays.
 */
export function SignInNotice({ isRefused }: { readonly isRefused: boolean }) {
  const { t } = useTranslation('public');
  const query = new URLSearchParams(location.search);
  // [accounts.session-expired-text] [accounts.invalid-key]
  const warning = query.get('expired') === 'true' ? t('expired') : query.has('invalid-key') && t('invalidKey');
  // Read on the first render only: the stored page is removed when the session opens.
  const [isPageRequested] = useState(() => location.pathname === '/' && hasRequestedPage());
  return (
    <>
      {!isRefused && warning && <Banner tone="warning">{warning}</Banner>}
      {!isRefused && query.has('deleted') && <Banner tone="success">{t('deleted')}</Banner>}
      {!warning && isPageRequested && <Banner>{t('signIn.requested')}</Banner>}
    </>
  );
}
