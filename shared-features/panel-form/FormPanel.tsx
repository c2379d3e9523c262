import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { PanelFrame } from '@memocartes/shared-ui/panel';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useUnsaved } from '../unsaved/useUnsaved.ts';
import type { PanelForm } from './usePanelForm.ts';
import './panel-form.css';

export type FormPanelProps<V> = {
  readonly title: string;
  readonly form: PanelForm<V>;
  readonly saveLabel?: string;
  /** Reason why the form can't be saved, such as no seat left. Disables saving. */
  readonly blocked?: string | false;
  /** Disables saving without a message: a field shows the reason, or the form is not complete yet. */
  readonly refused?: boolean;
  readonly children: ReactNode;
};

/**
 * A form in the side panel, with its error and the buttons to cancel, save, and add another [interface.add-another].
 * Its first field gets focus. Asks before entered values are discarded [interface.unsaved].
 */
export function FormPanel<V>({ title, form, saveLabel, blocked: reason, refused, children }: FormPanelProps<V>) {
  const { t } = useTranslation('panelForm');
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const { dirty, isSubmitting, isValid, submitCount } = form.form;
  // A request without a response may itself have taken the last seat.
  const blocked = !form.unanswered && reason;
  const leave = useUnsaved(dirty, { draft: form.draft, inPanel: true });
  const retry = (
    <Button type="submit" icon="refresh" size="small" busy={isSubmitting}>
      {t('retry')}
    </Button>
  );
  const footer = (
    <>
      <Button disabled={isSubmitting} onClick={() => void leave()}>
        {t('cancel')}
      </Button>
      {form.submitAndAddAnother && (
        <Button
          busy={isSubmitting}
          disabled={!!blocked || refused}
          onClick={() => void form.submitAndAddAnother?.(formRef.current!)}
        >
          {t('another')}
        </Button>
      )}
      <Button kind="primary" type="submit" form={id} busy={isSubmitting} disabled={!!blocked || refused}>
        {saveLabel ?? t('save')}
      </Button>
    </>
  );

  return (
    <PanelFrame title={title} onClose={() => void leave()} footer={footer} busy={isSubmitting}>
      <form
        ref={formRef}
        id={id}
        className="panel-form"
        data-autofocus
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!blocked && !refused && !isSubmitting) void form.submit(event);
        }}
      >
        {blocked && <Banner tone="warning">{blocked}</Banner>}
        {submitCount > 0 && !isValid && <Banner tone="warning">{t('invalid')}</Banner>}
        {children}
        {form.failed && (
          <Banner tone="danger" action={form.unanswered && retry}>
            {form.failed}
          </Banner>
        )}
      </form>
      {form.conflict}
    </PanelFrame>
  );
}
