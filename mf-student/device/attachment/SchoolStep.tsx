import { maxLength } from '@memocartes/contract/fields/lengths';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ErrorMessage } from '../layout/ErrorMessage.tsx';
import { StepTitle } from '../layout/StepTitle.tsx';
import { canScan, isSchoolCode, type SchoolCode } from '../scan/scan.ts';
import { Scanner } from '../scan/Scanner.tsx';

type SchoolStepProps = {
  /** School code from the address that a QR code opened. */
  readonly initial?: string;
  readonly onSchool: (school: SchoolCode) => void;
  readonly busy?: boolean;
  readonly errorText?: string;
  /** Shown above the form: the tablet was removed, its request was rejected, or stored answers may be lost. */
  readonly notices?: readonly string[];
};

/**
 * Step for an adult, who attaches the tablet to a school [tablets.approval]: by the school's QR code, or by the
 * school's code and an approval. A link leads to the page of devices at home [home-revision.from-school].
 */
export function SchoolStep({ initial = '', onSchool, busy, errorText, notices = [] }: SchoolStepProps) {
  const { t } = useTranslation('device');
  const id = useId();
  const [code, setCode] = useState(initial);
  const [camera, setCamera] = useState<'off' | 'on' | 'refused'>('off');

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.trim() && !busy) onSchool({ school_code: code.trim() });
  };

  if (camera === 'on') {
    const read = (scanned: SchoolCode) => {
      setCamera('off');
      setCode('school_code' in scanned ? scanned.school_code : '');
      onSchool(scanned);
    };

    return (
      <Scanner
        title={t('scan.title')}
        isWanted={isSchoolCode}
        onScanned={read}
        onRefused={() => setCamera('refused')}
        onClose={() => setCamera('off')}
      />
    );
  }

  return (
    <form className="student__school" onSubmit={send}>
      <StepTitle>{t('school.title')}</StepTitle>
      {notices.map((notice) => (
        <p key={notice} className="student__notice" role="status">
          {notice}
        </p>
      ))}
      <label htmlFor={id} className="student__hint">
        {t('school.label')}
      </label>
      <input
        id={id}
        value={code}
        maxLength={maxLength.schoolCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={errorText ? true : undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <ErrorMessage text={errorText} />
      <Button type="submit" kind="primary" className="student__big" disabled={!code.trim()} busy={busy}>
        {t('school.send')}
      </Button>
      {canScan() && camera === 'off' && (
        <Button kind="quiet" size="large" icon="camera" onClick={() => setCamera('on')}>
          {t('scan.open')}
        </Button>
      )}
      <p className="student__hint">{t(camera === 'refused' ? 'scan.refused' : 'school.hint')}</p>
      <LinkButton kind="quiet" size="large" icon="home" to="/device/home">
        {t('school.atHome')}
      </LinkButton>
    </form>
  );
}
