import type { BulkChanges, BulkResult } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import { cardStatuses } from '@memocartes/contract/cards/cards';
import { levels } from '@memocartes/contract/levels/levels';
import { useListEditionsQuery } from '@memocartes/shared-api/editions.api';
import { useSelectSubjectsQuery } from '@memocartes/shared-api/subjects.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useCan } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { SelectField, TextField } from '@memocartes/shared-ui/fields';
import { FormColumns, Stack } from '@memocartes/shared-ui/stack';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useRequestId } from '../../request-id/index.ts';
import { subjectOptions } from '../view/index.ts';
import { useBulk } from './useBulk.tsx';

type Props = {
  /** Ids of the selected cards that the person may change. */
  readonly ids: readonly number[];
  /** Number of selected cards that the person may not change. */
  readonly nbReadOnly: number;
  readonly onDone: (result: BulkResult) => void;
  readonly onClose: () => void;
};

type Choice = {
  readonly status?: string;
  readonly level?: string;
  readonly about?: string;
  readonly typed?: string;
  readonly edition?: string;
  /** Position of the first card in the edition; the other cards follow in the order of `ids`. */
  readonly from?: string;
};

/** Request body of the chosen fields; the others stay unchanged. */
function changesOf(
  { status, level, about, typed, edition, from }: Choice,
  subjects: readonly { readonly id: number; readonly parent_id: number | null }[],
): BulkChanges {
  const subject = subjects.find(({ id }) => about !== undefined && id === Number(about.slice(1)));
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
  const subjects = useSelectSubjectsQuery().data?.subjects ?? [];
  const [choice, setChoice] = useState<Choice>({});
  const requestIdOf = useRequestId();
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const changes = changesOf(choice, subjects);
  const isEmpty = Object.keys(changes).length === 0;
  const set = (name: keyof Choice) => (value: string | null) => setChoice({ ...choice, [name]: value ?? undefined });

  const save = async () => {
    setIsBusy(true);
    setFailed(undefined);
    const content = { ids: [...ids], changes };
    try {
      onDone(await bulk({ ...content, request_id: requestIdOf(content) }, 'changed'));
    } catch (error) {
      setFailed(failure.text(error));
    }
    setIsBusy(false);
  };

  return (
    <Dialog
      width={560}
      title={t('editTitle', { count: ids.length })}
      onClose={onClose}
      busy={isBusy}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="primary" disabled={isEmpty} busy={isBusy} onClick={() => void save()}>
            {t('editSave', { count: ids.length })}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {nbReadOnly > 0 && <Banner>{t('others', { count: nbReadOnly })}</Banner>}
        <FormColumns>
          <SelectField
            name="status"
            label={tCards('status')}
            placeholder={t('asIs')}
            value={choice.status ?? null}
            options={cardStatuses.map((value) => ({ value, label: tCards(`statuses.${value}`) }))}
            onChange={set('status')}
          />
          <SelectField
            name="level"
            label={tCards('level')}
            placeholder={t('asIs')}
            value={choice.level ?? null}
            options={[...levels.map((value) => ({ value, label: value })), { value: 'none', label: t('noLevel') }]}
            onChange={set('level')}
          />
          <SelectField
            name="about"
            label={tCards('subject')}
            placeholder={t('asIs')}
            value={choice.about ?? null}
            options={subjectOptions(subjects)}
            onChange={set('about')}
          />
          <SelectField
            name="typed"
            label={t('typed')}
            placeholder={t('asIs')}
            value={choice.typed ?? null}
            options={[
              { value: 'yes', label: t('typedYes') },
              { value: 'no', label: t('typedNo') },
            ]}
            onChange={set('typed')}
          />
          {hasEditions && (
            <>
              <SelectField
                name="edition"
                label={t('edition')}
                placeholder={t('asIs')}
                value={choice.edition ?? null}
                options={[
                  ...editions.map(({ id, name }) => ({ value: String(id), label: name })),
                  { value: 'none', label: t('noEdition') },
                ]}
                onChange={set('edition')}
              />
              <TextField
                name="from"
                label={t('positionFrom')}
                hint={t('positionHint')}
                inputMode="numeric"
                maxLength={6}
                value={choice.from ?? ''}
                onChange={(typed) => set('from')(typed.replace(/\D/g, '') || null)}
              />
            </>
          )}
        </FormColumns>
        {failed && <Banner tone="danger">{failed}</Banner>}
      </Stack>
    </Dialog>
  );
}
