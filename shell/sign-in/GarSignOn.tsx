import { Button } from '@memocartes/shared-ui/button';
import { TextField } from '@memocartes/shared-ui/fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { GarButton } from './GarButton.tsx';

/** The national sign-on; with a code from /Params, it is linked to the account that gave the code (decisions §2). */
export function GarSignOn() {
  const { t } = useTranslation('public');
  const [code, setCode] = useState<string>();
  return (
    <>
      {code !== undefined && (
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
      )}
      <GarButton linkCode={code} />
      <p className="si-note">{t('signIn.garNote')}</p>
      {code === undefined && (
        <div>
          <Button kind="quiet" size="small" icon="link" onClick={() => setCode('')}>
            {t('signIn.haveCode')}
          </Button>
        </div>
      )}
    </>
  );
}
