import type { BulkBody, BulkResult } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import { maxLength } from '@memocartes/contract/fields/lengths';
import { maxCardsAPack } from '@memocartes/contract/packs/packs';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { CheckboxField, RadioField, TextField } from '@memocartes/shared-ui/fields';
import { Stack } from '@memocartes/shared-ui/stack';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useRequestId } from '../../request-id/index.ts';
import { useUnsaved } from '../../unsaved/index.ts';
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

/**
 * Adds cards to an existing pack, or to as many new packs as needed. A teacher chooses among their own packs
 * [packs.school].
 */
export function BulkPackDialog({ ids, nbDrafts, initialKind = 'new', onDone, onClose }: Props) {
  const { t } = useTranslation('cardsBulk');
  const failure = useFailure();
  const bulk = useBulk();
  const [kind, setKind] = useState(initialKind);
  const [title, setTitle] = useState('');
  const [packId, setPackId] = useState<number | null>(null);
  const [publishes, setPublishes] = useState(true);
  const requestIdOf = useRequestId();
  const [hasTried, setHasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const formId = useId();
  const leave = useUnsaved(title.trim() !== '' && !isBusy, { close: onClose });
  const editable = useEditablePacks();
  const nbPacks = Math.ceil(ids.length / maxCardsAPack);
  const missing = kind === 'new' ? !title.trim() : packId === null;

  const save = async () => {
    setHasTried(true);
    setFailed(undefined);
    if (missing) return;
    const pack = kind === 'new' ? { title: title.trim(), icon: 'book', split: true } : { id: packId! };
    const content: BulkBody = {
      ids: [...ids],
      pack,
      ...(nbDrafts > 0 && publishes && { changes: { status: 'FINAL' as const } }),
    };
    setIsBusy(true);
    try {
      onDone(await bulk({ ...content, request_id: requestIdOf(content) }, 'packed'));
    } catch (error) {
      // This text, unlike the API's message, proposes a new pack.
      const isTooLarge = asApiError(error)?.code === 'PACK_TOO_LARGE';
      setFailed(isTooLarge ? t('tooMany', { count: ids.length, packs: nbPacks }) : failure.text(error));
    }
    setIsBusy(false);
  };

  return (
    <Dialog
      width={560}
      title={t('packTitle', { count: ids.length })}
      onClose={() => void leave()}
      busy={isBusy}
      footer={
        <>
          <Button disabled={isBusy} onClick={() => void leave()}>
            {t('cancel')}
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={isBusy}>
            {t('packSave')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        data-autofocus
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void save();
        }}
      >
        <Stack gap={4}>
          <RadioField
            name="kind"
            label={t('packWhich')}
            value={kind}
            options={[
              { value: 'new', label: t('packNew') },
              { value: 'existing', label: t('packExisting') },
            ]}
            onChange={(next) => setKind(next === 'existing' ? 'existing' : 'new')}
          />
          {kind === 'new' ? (
            <>
              <TextField
                name="title"
                label={t('packName')}
                required
                maxLength={maxLength.packTitle}
                value={title}
                onChange={setTitle}
                error={hasTried && missing && t('packNameRequired')}
              />
              {nbPacks > 1 && <Banner>{t('split', { count: ids.length, packs: nbPacks, max: maxCardsAPack })}</Banner>}
            </>
          ) : (
            <ExistingPack
              {...editable}
              value={packId}
              onChange={setPackId}
              error={hasTried && missing && t('packRequired')}
            />
          )}
          {nbDrafts > 0 && (
            <CheckboxField
              name="publish"
              label={t('publishFirst', { count: nbDrafts })}
              hint={t('publishFirstHint')}
              value={publishes}
              onChange={setPublishes}
            />
          )}
          {failed && <Banner tone="danger">{failed}</Banner>}
        </Stack>
      </form>
    </Dialog>
  );
}
