import { Button, TextLink } from '@memocartes/shared-ui/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { PublicPage } from '../public-page/PublicPage.tsx';

type Props = { readonly email: string; readonly onCorrect: () => void };

/** Says that the request for a trial was sent, and lets the visitor correct the address. */
export function TrialSent({ email, onCorrect }: Props) {
  const { t } = useTranslation('trial');
  const text = useRef<HTMLSpanElement>(null);
  // The button that had the focus is gone.
  useEffect(() => text.current?.focus(), []);
  return (
    <PublicPage
      title={t('sent')}
      intro={
        <span ref={text} tabIndex={-1}>
          {t('sentHint', { email })}
        </span>
      }
    >
      <div className="pb-acts">
        <Button onClick={onCorrect}>{t('correct')}</Button>
        <TextLink to="/">{t('backHome')}</TextLink>
      </div>
    </PublicPage>
  );
}
