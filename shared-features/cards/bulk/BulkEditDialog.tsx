import type { BulkChanges, BulkResult } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import { cardStatuses } from '@memocartes/contract/cards/cards';
import { levels } from '@memocartes/contract/levels/levels';
import { useListEditionsQuery } from '@memocartes/shared-api/editions.api';
import { useSelectSubjectsQuery } from '@memocartes/shared-api/subjects.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useCan } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { fieldOf, SelectField, TextField } from '@memocartes/shared-ui/fields';
import { FormColumns } from '@memocartes/shared-ui/stack';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '../../form-dialog/index.ts';
import { LoadError } from '../../load-error/index.ts';
import { useRequestId } from '../../request-id/index.ts';
import { subjectOptions } from '../view/index.ts';
import { useBulk } from './useBulk.tsx';

type Props = {
  /** Ids of the selected cards that the person may change. */
  readonly ids: readonly number[];
  /** Number of selected cards that the person may not change. */
  readonly nbReadOnly: number;
  readonly onDone: (result: BulkResult, changes: BulkChanges) => void;
  readonly onClose: () => void;
};

type Choice = {
  readonly status: string | null;
  readonly level: string | null;
  readonly about: string | null;
  readonly typed: string | null;
  readonly edition: string | null;
  /** Position of the first card in the edition; the other cards follow in the order of `ids`. */
  readonly from: string;
};

const noChoice: Choice = { status: null, level: null, about: null, typed: null, edition: null, from: '' };

/** Request body of the chosen fields; the others stay unchanged. */
function changesOf(
  { status, level, about, typed, edition, from }: Choice,
  subjects: readonly { readonly id: number; readonly parent_id: number | null }[],
): BulkChanges {
  const subject = subjects.find(({ id }) => about !== null && id === Number(about.slice(1)));
  return {
    ...(status && { status: cardStatuses.find((item) => item === status) }),
    ...(level && { level: levels.find((item) => item === level) ?? null }),
    ...(subject && { matter_id: subject.parent_id ?? subject.id, subject_id: subject.parent_id ? subject.id : null }),
    ...(typed && { is_typed: typed === 'yes' }),
    ...(edition && { edition_id: edition === 'none' ? null : Number(edition) }),
    ...(from && { position_from: Number(from) }),
  };
}

/**
 * Changes status, level, subject, typed answer, edition and position of many cards; only the chosen fields change
 * [cards.bulk] [editions.move].
 */
export function BulkEditDialog({ ids, nbReadOnly, onDone, onClose }: Props) {
  const { t } = useTranslation('cardsBulk');
  const { t: tCards } = useTranslation('cards');
  const failure = useFailure();
  const bulk = useBulk();
  const can = useCan();
  const hasEditions = can('edition:manage');
  const editions = useListEditionsQuery(hasEditions ? undefined : skipToken).data?.editions ?? [];
  const subjectList = useSelectSubjectsQuery();
  const subjects = subjectList.data?.subjects ?? [];
  const withRequestId = useRequestId();
  const [failed, setFailed] = useState<string>();
  const form = useFormik({
    initialValues: noChoice,
    onSubmit: async (values) => {
      setFailed(undefined);
      const content = { ids: [...ids], changes: changesOf(values, subjects) };
      try {
        const result = await withRequestId(content, (request_id) => bulk({ ...content, request_id }, 'changed'));
        onDone(result, content.changes);
      } catch (error) {
        setFailed(failure.text(error));
      }
    },
  });
  const select = (name: Exclude<keyof Choice, 'from'>) => ({
    ...fieldOf(form, name),
    placeholder: t('asIs'),
  });

  return (
    <FormDialog
      width={560}
      title={t('editTitle', { count: ids.length })}
      form={form}
      saveLabel={t('editSave', { count: ids.length })}
      refused={Object.keys(changesOf(form.values, subjects)).length === 0}
      failed={failed}
      onClose={onClose}
    >
      {nbReadOnly > 0 && <Banner>{t('others', { count: nbReadOnly })}</Banner>}
      <LoadError {...subjectList} />
      <FormColumns>
        <SelectField
          {...select('status')}
          label={tCards('status')}
          options={cardStatuses.map((value) => ({ value, label: tCards(`statuses.${value}`) }))}
        />
        <SelectField
          {...select('level')}
          label={tCards('level')}
          options={[...levels.map((value) => ({ value, label: value })), { value: 'none', label: t('noLevel') }]}
        />
        <SelectField {...select('about')} label={tCards('subject')} options={subjectOptions(subjects)} />
        <SelectField
          {...select('typed')}
          label={t('typed')}
          options={[
            { value: 'yes', label: t('typedYes') },
            { value: 'no', label: t('typedNo') },
          ]}
        />
        {hasEditions && (
          <>
            <SelectField
              {...select('edition')}
              label={t('edition')}
              options={[
                ...editions.map(({ id, name }) => ({ value: String(id), label: name })),
                { value: 'none', label: t('noEdition') },
              ]}
            />
            <TextField
              {...fieldOf(form, 'from')}
              label={t('positionFrom')}
              hint={t('positionHint')}
              inputMode="numeric"
              maxLength={6}
              onChange={(typed) => void form.setFieldValue('from', typed.replace(/\D/g, ''))}
            />
          </>
        )}
      </FormColumns>
    </FormDialog>
  );
}
