import { formatHomeCode } from '@memocartes/contract/devices/home-revision/home';
import type { HomeCode } from '@memocartes/contract/devices/home-revision/home.routes';
import { useCreateHomeCodeMutation } from '@memocartes/shared-api/home.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Button } from '@memocartes/shared-ui/button';
import { copyText } from '@memocartes/shared-ui/clipboard';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { QrCode } from '@memocartes/shared-ui/qr';
import { toast } from '@memocartes/shared-ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { HomeChild } from './child.ts';

/** The code is after `#`, which browsers never send to a server. */
const addressOf = (code: string) => `${location.origin}/device/home#${code}`;

type Props = HomeChild & {
  /** Called when the code is no longer shown: a device may have been attached with it. */
  readonly onClosed: () => void;
};

/** Creates a family code and shows it, to type or scan on another device [home-revision.code]. */
export function AttachByCode({ studentId, name, onClosed }: Props) {
  const { t } = useTranslation('homeRevision');
  const failure = useFailure();
  const [create, creating] = useCreateHomeCodeMutation();
  const [code, setCode] = useState<HomeCode>();

  const createCode = async () => {
    const { data, error } = await create({ id: studentId });
    if (error) failure.toast(error);
    if (data) setCode(data);
  };

  const close = () => {
    setCode(undefined);
    onClosed();
  };

  return (
    <>
      <Button
        icon="tablet"
        busy={creating.isLoading}
        aria-label={t('attachOf', { name })}
        onClick={() => void createCode()}
      >
        {t('attach')}
      </Button>
      {code && (
        <CodeDialog
          name={name}
          code={code}
          busy={creating.isLoading}
          onAgain={() => void createCode()}
          onClose={close}
        />
      )}
    </>
  );
}

type DialogProps = {
  readonly name: string;
  readonly code: HomeCode;
  readonly busy: boolean;
  readonly onAgain: () => void;
  readonly onClose: () => void;
};

function CodeDialog({ name, code: { code, date_expiration }, busy, onAgain, onClose }: DialogProps) {
  const { t } = useTranslation('homeRevision');
  const dates = useDates();

  const copy = async () => {
    if (await copyText(formatHomeCode(code))) toast.success(t('code.copied'));
    else toast.failure(t('code.notCopied'));
  };

  const footer = (
    <>
      <Button icon="refresh" busy={busy} onClick={onAgain}>
        {t('code.again')}
      </Button>
      <Button kind="primary" disabled={busy} onClick={onClose}>
        {t('code.close')}
      </Button>
    </>
  );
  return (
    // The dialog can't be closed while a new code is created: the new code would open it again.
    <Dialog title={t('code.title', { name })} onClose={onClose} busy={busy} footer={footer}>
      <p>{t('code.how', { site: `${location.host}/device/home` })}</p>
      <div className="home-revision__code">
        <QrCode text={addressOf(code)} label={t('code.qr', { name })} size={148} />
        <div>
          <span aria-hidden>{t('code.label')}</span>
          <strong translate="no" aria-hidden>
            {formatHomeCode(code)}
          </strong>
          <span className="mc-sr-only" role="status">
            {t('code.spoken', { code: [...code].join(' ') })}
          </span>
          <Button size="small" icon="copy" onClick={() => void copy()}>
            {t('code.copy')}
          </Button>
        </div>
      </div>
      <p className="home-revision__note">{t('code.until', { time: dates.time(date_expiration), name })}</p>
    </Dialog>
  );
}
