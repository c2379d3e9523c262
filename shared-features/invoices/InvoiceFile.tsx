import { download } from '@memocartes/shared-api/download';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Button, IconButton } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { readonly invoice: { readonly id: number; readonly number: string | null }; readonly isSmall?: boolean };

/** Downloads the PDF of an issued invoice; renders nothing for a draft [invoices.file]. */
export function InvoiceFile({ invoice: { id, number }, isSmall = false }: Props) {
  const { t } = useTranslation('invoice');
  const failure = useFailure();
  const [isBusy, setIsBusy] = useState(false);
  if (!number) return null;

  const downloadFile = async () => {
    setIsBusy(true);
    await download(`/invoices/${id}/file`, `${number}.pdf`).catch(failure.toast);
    setIsBusy(false);
  };

  if (isSmall) {
    return (
      <IconButton
        size="small"
        icon="download"
        label={t('download', { number })}
        busy={isBusy}
        onClick={() => void downloadFile()}
      />
    );
  }

  return (
    <Button icon="download" busy={isBusy} onClick={() => void downloadFile()}>
      {t('file')}
    </Button>
  );
}
