import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { useSendInvoicesMutation } from '@memocartes/shared-api/invoices.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useListFormat } from '@memocartes/shared-shell/i18n';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/**
 * Sends the chosen invoices, except those whose mail was sent before and arrived. Toasts show the number of invoices
 * sent, and the schools whose buyer has no e-mail address [invoices.send-many].
 */
export function useSendInvoices() {
  const { t } = useTranslation('invoices');
  const list = useListFormat();
  const failure = useFailure();
  const [send, sending] = useSendInvoicesMutation();

  /** @returns whether the server handled all of them */
  const sendAll = async (ids: readonly number[]): Promise<boolean> => {
    const withoutAddress = new Set<string>();
    let count = 0;
    for (let done = 0; done < ids.length; done += maxPageSize) {
      const { data, error } = await send({ invoices_id: ids.slice(done, done + maxPageSize) });
      if (error) {
        failure.toast(error);
        return false;
      }
      count += data.nb_sent;
      for (const school of data.without_address) withoutAddress.add(school);
    }
    if (withoutAddress.size > 0) {
      const schools = list.format(withoutAddress);
      toast.warning(t('withoutAddress', { schools }));
    }
    if (count > 0) toast.success(t('sentMany', { count }));
    else if (withoutAddress.size === 0) toast.info(t('nothingToSend'));
    return true;
  };

  return { send: sendAll, isSending: sending.isLoading };
}
