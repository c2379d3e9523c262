import type { CardStatus } from '@memocartes/contract/cards/cards';
import type { Card } from '@memocartes/contract/cards/cards.routes';
import { useCreateCardMutation, useUpdateCardMutation } from '@memocartes/shared-api/cards.api';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { toast } from '@memocartes/shared-ui/toast';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { allTouched, cardErrors, type CardValues, cardValues, toBody } from './card.form.ts';

/** A card's form, and how it is saved: as it stands (`status` left out), or with another status. Refused, nothing is lost. */
export function useSaveCard(card: Card | undefined, back: string) {
  const { t } = useTranslation('cardEditor');
  const failure = useFailure();
  const navigate = useNavigate();
  const [create] = useCreateCardMutation();
  const [update] = useUpdateCardMutation();
  const [failed, setFailed] = useState<string>();
  const form = useFormik<CardValues>({
    initialValues: cardValues(card),
    validate: (values) => cardErrors(values, t),
    onSubmit: () => undefined,
  });

  const refuse = (error: unknown) => {
    const shown = Object.keys(asApiError(error)?.fields ?? {}).every((name) => name in form.values);
    const words = failure.toForm(error, {
      setErrors: form.setErrors,
      setTouched: (touched) => form.setTouched(touched, false),
    });
    setFailed(shown ? words : failure.text(error));
  };

  const save = async (status: CardStatus) => {
    const values = { ...form.values, status };
    const wrong = cardErrors(values, t);
    setFailed(undefined);
    void form.setTouched(allTouched(values), false);
    // judged by the form itself, after whatever it was judging still: a field that has just been left
    await form.setValues(values, true);
    if (Object.keys(wrong).length > 0) return setFailed(t('invalid'));
    form.setSubmitting(true);
    const body = toBody(values);
    const { error } = card ? await update({ id: card.id, ...body }) : await create(body);
    form.setSubmitting(false);
    if (error) return refuse(error);
    const published = status === 'FINAL' && card?.status !== 'FINAL';
    toast.success(t(published ? 'published' : 'saved'));
    // a new card comes first in the list
    void navigate(card ? back : `${back}?sort=-date_create`);
  };
  return { form, save, failed };
}
