import { Button } from '@memocartes/shared-ui/button';
import { TextField } from '@memocartes/shared-ui/fields';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { GarButton } from './GarButton.tsx';

/** The GAR sign-on. A code from `/Params` links the GAR identity to an existing account [accounts.gar-link-code]. */
export function GarSignOn() {
  const { t } = useTranslation('public');
  const [code, setCode] = useState<string>();
  const field = useRef<HTMLDivElement>(null);
  const hasCode = code !== undefined;
  const linkCode = code?.trim();
  const requiresNewSignIn = new URLSearchParams(location.search).has('again');

  // The focused button that opened the field no longer exists, so the field gets the focus.
  useEffect(() => {
    if (hasCode) field.current?.querySelector('input')?.focus();
  }, [hasCode]);

  return (
    <>
      {hasCode && (
        <div ref={field}>
          <TextField
            name="link_code"
            label={t('signIn.linkCode')}
            hint={t('signIn.linkCodeHint')}
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            maxLength={40}
            spellCheck={false}
          />
        </div>
      )}
      <GarButton request={{ ...(linkCode && { linkCode }), requiresNewSignIn }} />
      <p className="si-note">{t('signIn.garNote')}</p>
      {!hasCode && (
        <div>
          <Button kind="quiet" size="small" icon="link" onClick={() => setCode('')}>
            {t('signIn.haveCode')}
          </Button>
        </div>
      )}
    </>
  );
}
