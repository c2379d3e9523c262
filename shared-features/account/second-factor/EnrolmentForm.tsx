import type { Enrolment } from '@memocartes/contract/auth/auth.routes';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { copyText } from '@memocartes/shared-ui/clipboard';
import { TextField } from '@memocartes/shared-ui/fields';
import { QrCode } from '@memocartes/shared-ui/qr';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PageForm } from '../../page-form/index.ts';
import { useCodeForm } from './useCodeForm.ts';
import './second-factor.css';

type Props = {
  readonly enrolment: Enrolment;
  /** Confirms the enrolment with the first code; errors that it throws are shown. */
  readonly onConfirm: (code: string) => Promise<void>;
};

/** The secret in groups of four characters, easier to type. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/**
 * Shows a secret as a QR code and as a key to type, and asks for the first code of the authenticator app
 * [accounts.second-factor].
 */
export function EnrolmentForm({ enrolment, onConfirm }: Props) {
  const { t } = useTranslation('secondFactor');
  const { code, setCode, error, refusal, busy, submit } = useCodeForm(onConfirm, t('required'));
  const [notice, setNotice] = useState('');
  const copy = async () => setNotice(t((await copyText(enrolment.secret)) ? 'keyCopied' : 'keyNotCopied'));

  return (
    <PageForm busy={busy} onSubmit={submit}>
      <Stack>
        <p>{t('enrolment.scan')}</p>
        <QrCode text={enrolment.uri} label={t('enrolment.qr')} size={180} />
        <div>
          <p>{t('enrolment.key')}</p>
          <Row>
            <code className="second-factor__key">{grouped(enrolment.secret)}</code>
            <Button size="small" icon="copy" onClick={() => void copy()}>
              {t('copyKey')}
            </Button>
            <span role="status">{notice}</span>
          </Row>
        </div>
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        <TextField
          name="code"
          label={t('enrolment.code')}
          hint={t('enrolment.codeHint')}
          value={code}
          onChange={setCode}
          error={error}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          spellCheck={false}
          required
        />
        <div>
          <Button type="submit" kind="primary" busy={busy}>
            {t('enrolment.submit')}
          </Button>
        </div>
      </Stack>
    </PageForm>
  );
}
