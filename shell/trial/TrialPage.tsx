import { contactCalls } from '@memocartes/contract/contact/contact.calls';
import { useRequestId } from '@memocartes/shared-features/request-id';
import { useLocale } from '@memocartes/shared-shell/i18n';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button, TextLink } from '@memocartes/shared-ui/button';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { send } from '../http/send.ts';
import { PublicPage } from '../public-page/PublicPage.tsx';
import { usePublicForm } from '../public-page/usePublicForm.ts';
import { WriteUs } from '../public-page/WriteUs.tsx';
import { checkTrial, noTrialValues, trimmed } from './trial.form.ts';
import { TrialFields } from './TrialFields.tsx';

/** `/essai`: a visitor asks the portal’s team for a trial, without an account [contact.trial]. */
export default function TrialPage() {
  const { t } = useTranslation('trial');
  const lang = useLocale();
  const withRequestId = useRequestId();
  const [values, setValues] = useState(noTrialValues);
  const { form, errors, refusal, isBusy, submit } = usePublicForm();
  const [sentTo, setSentTo] = useState<string>();

  const sendTyped = (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = trimmed(values);
    void submit(checkTrial(typed, t), async () => {
      await withRequestId(typed, (request_id) => send(contactCalls.askTrial, { ...typed, lang, request_id }));
      setSentTo(typed.email);
    });
  };

  if (sentTo) {
    return (
      <PublicPage title={t('sent')} intro={t('sentHint', { email: sentTo })}>
        <div className="pb-actions">
          <Button onClick={() => setSentTo(undefined)}>{t('correct')}</Button>
          <TextLink to="/">{t('backHome')}</TextLink>
        </div>
      </PublicPage>
    );
  }
  return (
    <PublicPage title={t('title')} intro={t('intro')}>
      <form ref={form} className="pb-form" onSubmit={sendTyped} noValidate>
        <TrialFields values={values} errors={errors} onChange={setValues} />
        <p className="pb-soft">
          {t('kept')} {/* Opens in another tab, so that the typed values stay on this page. */}
          <a href="/confidentialite" target="_blank" rel="noreferrer">
            {t('privacy')}
          </a>
        </p>
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        <div>
          <Button type="submit" kind="primary" busy={isBusy}>
            {t('submit')}
          </Button>
        </div>
      </form>
      <WriteUs text={t('writeUs')} />
      <div className="pb-actions">
        <TextLink to="/">{t('backHome')}</TextLink>
      </div>
    </PublicPage>
  );
}
