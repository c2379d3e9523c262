import { saveBlob } from '@memocartes/shared-api/download';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { copyText } from '@memocartes/shared-ui/clipboard';
import { CheckboxField } from '@memocartes/shared-ui/fields';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import './second-factor.css';

type Props = {
  readonly codes: readonly string[];
  /** Called once the person has confirmed that they saved the codes. */
  readonly onDone: () => void;
};

/** The codes for printing; hidden on screen. */
function PrintedCodes({ codes }: Pick<Props, 'codes'>) {
  const { t } = useTranslation('secondFactor');
  return (
    <div className="sf-paper" aria-hidden>
      <h1>
        {t('codes.label')} · {location.host}
      </h1>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Recovery codes, shown once, to copy, print or download; the person confirms that they have kept them
 * [accounts.second-factor-codes].
 */
export function RecoveryCodes({ codes, onDone }: Props) {
  const { t } = useTranslation('secondFactor');
  const [hasSavedCodes, setHasSavedCodes] = useState(false);
  const [notice, setNotice] = useState('');
  const text = codes.join('\n');
  const copy = async () => setNotice(t((await copyText(text)) ? 'codes.copied' : 'codes.notCopied'));
  const save = () => saveBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), t('codes.file'));

  return (
    <Stack>
      <Banner tone="warning">{t('codes.intro')}</Banner>
      <ul className="second-factor__codes" aria-label={t('codes.label')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {createPortal(<PrintedCodes codes={codes} />, document.body)}
      <Row>
        <Button size="small" icon="copy" onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button size="small" icon="print" onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
        <Button size="small" icon="download" onClick={save}>
          {t('codes.download')}
        </Button>
        <span role="status">{notice}</span>
      </Row>
      <CheckboxField name="kept" label={t('codes.kept')} value={hasSavedCodes} onChange={setHasSavedCodes} />
      <div>
        <Button kind="primary" disabled={!hasSavedCodes} onClick={onDone}>
          {t('codes.goOn')}
        </Button>
      </div>
    </Stack>
  );
}
