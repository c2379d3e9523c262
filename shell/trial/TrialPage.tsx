import { contactCalls } from '@memocartes/contract/contact/contact.calls';
import { useRequestId } from '@memocartes/shared-features/request-id';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useLocale } from '@memocartes/shared-shell/i18n';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button, TextLink } from '@memocartes/shared-ui/button';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { send } from '../http/send.ts';
import { PublicPage } from '../public-page/PublicPage.tsx';
import { WriteUs } from '../public-page/WriteUs.tsx';
import { checkTrial, noTrialValues, type TrialErrors, trimmed } from './trial.form.ts';
import { TrialFields } from './TrialFields.tsx';
import { TrialSent } from './TrialSent.tsx';

/** `/essai`: a visitor asks the portal’s team for a trial, without an account [contact.trial]. */
export default function TrialPage() {
  const { t } = useTranslation('trial');
  const failure = useFailure();
  const lang = useLocale();
  // A request sent again after a lost response keeps its id [contact.trial-once].
  const requestIdOf = useRequestId();
  const [values, setValues] = useState(noTrialValues);
  const [errors, setErrors] = useState<TrialErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [errors]);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const typed = trimmed(values);
    const newErrors = checkTrial(typed, t);
    setErrors(newErrors);
    setRefusal(undefined);
    if (Object.keys(newErrors).length > 0) return;
    setBusy(true);
    try {
      await send(contactCalls.askTrial, { ...typed, lang, request_id: requestIdOf(typed) });
      setSentTo(typed.email);
    } catch (thrown) {
      setRefusal(failure.toForm(thrown, { setErrors }));
    }
    setBusy(false);
  };

  if (sentTo) return <TrialSent email={sentTo} onCorrect={() => setSentTo(undefined)} />;
  return (
    <PublicPage title={t('title')} intro={t('intro')}>
      <form ref={form} className="pb-form" onSubmit={(event) => void submit(event)} noValidate>
        <TrialFields values={values} errors={errors} onChange={setValues} />
        <p className="pb-soft">
          {t('kept')} {/* In another tab: the typed values stay. */}
          <a href="/confidentialite" target="_blank" rel="noreferrer">
            {t('privacy')}
          </a>
        </p>
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        <div>
          <Button type="submit" kind="primary" busy={busy}>
            {t('submit')}
          </Button>
        </div>
      </form>
      <WriteUs text={t('writeUs')} />
      <div className="pb-acts">
        <TextLink to="/">{t('backHome')}</TextLink>
      </div>
    </PublicPage>
  );
}
