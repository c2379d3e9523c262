import {
  homeCodeCharacters,
  homeCodeLength,
  homeCodePattern,
  normalizeHomeCode,
} from '@memocartes/contract/devices/home-revision/home';
import { Button } from '@memocartes/shared-ui/button';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ErrorMessage } from '../layout/ErrorMessage.tsx';
import { StepTitle } from '../layout/StepTitle.tsx';
import { canScan } from '../scan/scan.ts';
import { Scanner } from '../scan/Scanner.tsx';

type FamilyCodeStepProps = {
  readonly onCode: (code: string) => void;
  readonly busy: boolean;
  /** Why the last code was refused. */
  readonly errorText?: string;
  /** Shown above the form: the device was detached. */
  readonly notice?: string;
};

/** Attaches the device to one child by a family code, typed or scanned [home-revision.code]. */
export function FamilyCodeStep({ onCode, busy, errorText, notice }: FamilyCodeStepProps) {
  const { t } = useTranslation('device');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [camera, setCamera] = useState<'off' | 'on' | 'refused'>('off');
  const code = normalizeHomeCode(typed);
  const isComplete = homeCodePattern.test(code);
  /** Typed characters that no code contains, for example O, and that were probably misread. */
  const misread = [...new Set(code)].filter((character) => !homeCodeCharacters.includes(character));
  const typedError = misread.length > 0 ? t('home.code.never', { characters: misread.join(', ') }) : errorText;

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (isComplete && !busy) onCode(code);
  };

  if (camera === 'on') {
    return (
      <Scanner
        title={t('home.code.scanTitle')}
        isWanted={(scanned) => 'home_code' in scanned}
        onScanned={({ home_code }) => {
          setCamera('off');
          setTyped(home_code);
          onCode(home_code);
        }}
        onRefused={() => setCamera('refused')}
        onClose={() => setCamera('off')}
      />
    );
  }

  return (
    <form className="student__school" onSubmit={send}>
      <StepTitle>{t('home.code.title')}</StepTitle>
      {notice && (
        <p className="student__notice" role="status">
          {notice}
        </p>
      )}
      <label htmlFor={id} className="student__hint">
        {t('home.code.label')}
      </label>
      <input
        id={id}
        value={typed}
        // Room for two spaces or hyphens, which are ignored.
        maxLength={homeCodeLength + 2}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={typedError ? true : undefined}
        onChange={(event) => setTyped(event.target.value.toUpperCase())}
      />
      <ErrorMessage text={typedError} />
      <Button type="submit" kind="primary" className="student__big" disabled={!isComplete} busy={busy}>
        {t('home.code.send')}
      </Button>
      {canScan() && camera === 'off' && (
        <Button kind="quiet" size="large" icon="camera" onClick={() => setCamera('on')}>
          {t('home.code.scan')}
        </Button>
      )}
      <p className="student__hint">{t(camera === 'refused' ? 'scan.refused' : 'home.code.hint')}</p>
    </form>
  );
}
