import type { BulkBody, BulkResult } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import { maxLength } from '@memocartes/contract/fields/lengths';
import { maxCardsAPack } from '@memocartes/contract/packs/packs';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { Banner } from '@memocartes/shared-ui/banner';
import { CheckboxField, fieldOf, RadioField, TextField } from '@memocartes/shared-ui/fields';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number, object, string } from 'yup';

import { FormDialog } from '../../form-dialog/index.ts';
import { useRequestId } from '../../request-id/index.ts';
import { ExistingPack } from './ExistingPack.tsx';
import { useBulk } from './useBulk.tsx';
import { useEditablePacks } from './useEditablePacks.ts';

type Props = {
  readonly ids: readonly number[];
  /** Number of selected drafts that the person may change. */
  readonly nbDrafts: number;
  /** The choice when the dialog opens; a new pack by default. */
  readonly initialKind?: 'new' | 'existing';
  readonly onDone: (result: BulkResult) => void;
  readonly onClose: () => void;
};

type Values = {
  readonly kind: 'new' | 'existing';
  readonly title: string;
  readonly pack: number | null;
  /** Whether the drafts are published first. */
  readonly publishes: boolean;
};

const schema = (required: string) =>
  object({
    title: string().when('kind', { is: 'new', then: (title) => title.trim().required(required) }),
    pack: number()
      .nullable()
      .when('kind', { is: 'existing', then: (pack) => pack.required(required) }),
  });

/**
 * Adds cards to an existing pack, or to as many new packs as needed. A teacher chooses among their own packs
 * [packs.school].
 */
export function BulkPackDialog({ ids, nbDrafts, initialKind = 'new', onDone, onClose }: Props) {
  const { t } = useTranslation(['cardsBulk', 'panelForm']);
  const failure = useFailure();
  const bulk = useBulk();
  const withRequestId = useRequestId();
  const [failed, setFailed] = useState<string>();
  const editable = useEditablePacks();
  const nbPacks = Math.ceil(ids.length / maxCardsAPack);
  const form = useFormik<Values>({
    initialValues: { kind: initialKind, title: '', pack: null, publishes: true },
    validationSchema: schema(t('panelForm:required')),
    onSubmit: async ({ kind, title, pack, publishes }) => {
      setFailed(undefined);
      const content: BulkBody = {
        ids: [...ids],
        pack: kind === 'new' ? { title: title.trim(), icon: 'book', split: true } : { id: pack! },
        ...(nbDrafts > 0 && publishes && { changes: { status: 'FINAL' as const } }),
      };
      try {
        onDone(await withRequestId(content, (request_id) => bulk({ ...content, request_id }, 'packed')));
      } catch (error) {
        // This text, unlike the API's message, proposes a new pack.
        const isTooLarge = asApiError(error)?.code === 'PACK_TOO_LARGE';
        setFailed(isTooLarge ? t('tooMany', { count: ids.length, packs: nbPacks }) : failure.text(error));
      }
    },
  });

  return (
    <FormDialog
      width={560}
      title={t('packTitle', { count: ids.length })}
      form={form}
      saveLabel={t('packSave')}
      failed={failed}
      onClose={onClose}
    >
      <RadioField
        {...fieldOf<{ readonly kind: Values['kind'] | null }, 'kind'>(form, 'kind')}
        label={t('packWhich')}
        options={[
          { value: 'new', label: t('packNew') },
          { value: 'existing', label: t('packExisting') },
        ]}
      />
      {form.values.kind === 'new' ? (
        <>
          <TextField {...fieldOf(form, 'title')} label={t('packName')} required maxLength={maxLength.packTitle} />
          {nbPacks > 1 && <Banner>{t('split', { count: ids.length, packs: nbPacks, max: maxCardsAPack })}</Banner>}
        </>
      ) : (
        <ExistingPack {...editable} {...fieldOf(form, 'pack')} />
      )}
      {nbDrafts > 0 && (
        <CheckboxField
          {...fieldOf(form, 'publishes')}
          label={t('publishFirst', { count: nbDrafts })}
          hint={t('publishFirstHint')}
        />
      )}
    </FormDialog>
  );
}
