import type { CardStatus } from '@memocartes/contract/cards/cards';
import type { Card } from '@memocartes/contract/cards/cards.routes';
import { useCreateCardMutation, useUpdateCardMutation } from '@memocartes/shared-api/cards.api';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { useMe } from '@memocartes/shared-shell/session';
import { changedFields, type Opened, useVersions } from '@memocartes/shared-shell/versions';
import { toast } from '@memocartes/shared-ui/toast';
import { useFormik } from 'formik';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useRequestId } from '../../request-id/index.ts';
import { allTouched, cardErrors, type CardValues, cardValues, nextCard, toBody } from '../form/card.form.ts';
import { readLastSubject, rememberSubject } from '../form/lastSubject.ts';
import { newestFirst } from '../return-to-list/index.ts';
import { useVersionedCard } from './useVersionedCard.tsx';

/**
 * State of the card editor. `save` stores the card with a status, then returns to the list or starts another card of
 * the same subject and level; the step `copy` stores an edited card as a new card [cards.uses]. `createdIds`: ids of
 * the cards created so far; `finish` shows them in the list.
 */
export function useSaveCard(card: Card | undefined, back: string) {
  const { t } = useTranslation(['cardEditor', 'panelForm']);
  const failure = useFailure();
  const navigate = useNavigate();
  const [create] = useCreateCardMutation();
  const [update] = useUpdateCardMutation();
  const withRequestId = useRequestId();
  const versions = useVersions(useVersionedCard(card));
  const [failed, setFailed] = useState<string>();
  const account = useMe().id;
  // The initial values are computed once, since a save changes the stored subject and level of the last card.
  const [initialValues] = useState<CardValues>(() => ({ ...cardValues(card), ...(!card && readLastSubject(account)) }));
  const [createdIds, setCreatedIds] = useState<readonly number[]>([]);
  const form = useFormik<CardValues>({
    initialValues,
    validate: (values) => cardErrors(values, t),
    onSubmit: () => undefined,
  });

  const refuse = (error: unknown) => {
    const areShown = Object.keys(asApiError(error)?.fields ?? {}).every((name) => name in form.values);
    const text = failure.toForm(error, {
      setErrors: form.setErrors,
      setTouched: (touched) => form.setTouched(touched, false),
    });
    setFailed(areShown ? text : failure.text(error));
  };

  const change = ({ id }: Card, values: CardValues, { values: before, version }: Opened<CardValues>) =>
    update({
      id,
      ifVersion: version,
      ...changedFields(toBody(before), toBody(values)),
      status: values.status,
    }).unwrap();

  /** Saves an existing card; a conflict with a newer version opens a dialog. @returns its id, if the card was saved */
  const saveChanges = async (existing: Card, values: CardValues): Promise<number | undefined> => {
    try {
      const saved = await versions.save(form, values, (ownValues, opened) => change(existing, ownValues, opened));
      return saved && existing.id;
    } catch (error) {
      refuse(error);
      return undefined;
    }
  };

  /** @returns the id of the new card, if it was created */
  const saveNew = async (values: CardValues): Promise<number | undefined> => {
    const body = toBody(values);
    const { data, error } = await withRequestId(body, (request_id) => create({ ...body, request_id }));
    if (error) refuse(error);
    return data?.id;
  };

  // The newest cards come first, and the list highlights `cards`.
  const showList = (cards: readonly number[]) => void navigate(newestFirst(back), { state: { newCards: cards } });

  /** @returns whether the form was emptied for the next card */
  const save = async (status: CardStatus, nextStep: 'back' | 'next' | 'copy' = 'back'): Promise<boolean> => {
    const values = { ...form.values, status };
    const isValid = Object.keys(cardErrors(values, t)).length === 0;
    setFailed(undefined);
    const existing = nextStep === 'copy' ? undefined : card;
    // [interface.no-change]
    if (existing && !form.dirty && status === form.initialValues.status) {
      toast.info(t('panelForm:noChange'));
      return false;
    }
    void form.setTouched(allTouched(values), false);
    // Before the first await: a second key press must find the form busy, and leaving must not ask for confirmation.
    if (isValid) flushSync(() => form.setSubmitting(true));
    // A blur of the last field may have started to validate the old values; this validation of the new ones ends later.
    await form.setValues(values, true);
    if (!isValid) {
      setFailed(t('invalid'));
      return false;
    }
    const published = status === 'FINAL' && form.initialValues.status !== 'FINAL';
    const saved = await (existing ? saveChanges(existing, values) : saveNew(values));
    form.setSubmitting(false);
    if (saved === undefined) return false;
    toast.success(t(nextStep === 'copy' ? 'copySaved' : published ? 'published' : 'saved'));
    if (!card) rememberSubject(account, values);
    if (nextStep === 'next') {
      setCreatedIds([...createdIds, saved]);
      form.resetForm({ values: nextCard(values) });
      return true;
    }
    if (existing) void navigate(back);
    else showList([...createdIds, saved]);
    return false;
  };

  return { form, save, failed, versions, createdIds, finish: () => showList(createdIds) };
}
