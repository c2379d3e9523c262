import { ankiMaxBytes } from '@memocartes/contract/cards/import/cards-import';
import { importExtensions } from '@memocartes/contract/imports/imports';
import { levels } from '@memocartes/contract/levels/levels';
import { useSelectSubjectsQuery } from '@memocartes/shared-api/subjects.api';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { FileDrop, SelectField } from '@memocartes/shared-ui/fields';
import { FormColumns, Stack } from '@memocartes/shared-ui/stack';
import { Loading } from '@memocartes/shared-ui/states';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { ImportProblem } from '../../imports/rows/ImportProblem.tsx';
import { useUnsaved } from '../../unsaved/index.ts';
import { useUndoCards } from '../bulk/index.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { useCardsImport } from './useCardsImport.ts';

/**
 * Shows a preview of cards from a spreadsheet or from Anki, imports them as drafts, then lists the drafts, the newest
 * first [cards.import].
 */
export default function ImportCardsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('cardsImport');
  const subjects = useSelectSubjectsQuery().data?.subjects ?? [];
  const undo = useUndoCards();
  const navigate = useNavigate();
  const { file, defaults, preview, chosen, failed, retry, busy, saving, choose, change, pick, save } = useCardsImport(
    ({ count, rows, operation_id: id }) => {
      toast.success(
        t('done', { count }),
        id === null ? undefined : { label: t('undo'), onClick: () => void undo.now(id) },
      );
      onClose();
      const newCards = rows.flatMap((row) => row.id ?? []);
      void navigate('?status=DRAFT&sort=-date_create', { state: { newCards } });
    },
  );
  const leave = useUnsaved(file !== null, { close: onClose });
  const isOverLimit = preview?.nb_left !== null && chosen.size > (preview?.nb_left ?? 0);
  const canImport = preview !== undefined && chosen.size > 0 && !isOverLimit;

  return (
    <Dialog
      width={860}
      title={t('title')}
      onClose={() => void leave()}
      busy={saving}
      footer={
        <>
          <Button onClick={() => void leave()} disabled={saving}>
            {t('cancel')}
          </Button>
          <Button kind="primary" disabled={!canImport || busy} busy={saving} onClick={() => void save()}>
            {preview ? t('import', { count: chosen.size }) : t('importNone')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <FileDrop
          name="cards"
          label={t('file')}
          hint={t('hint')}
          value={file}
          onChange={choose}
          extensions={[...importExtensions, 'apkg']}
          maxBytes={ankiMaxBytes}
        />
        <FormColumns>
          <SelectField
            name="matter_id"
            label={t('matter')}
            hint={t('usualHint')}
            placeholder={t('none')}
            value={defaults.matter_id}
            options={subjects
              .filter(({ parent_id }) => parent_id === null)
              .map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(matter_id) => change({ ...defaults, matter_id })}
          />
          <SelectField
            name="level"
            label={t('level')}
            hint={t('usualHint')}
            placeholder={t('none')}
            value={defaults.level}
            options={levels.map((value) => ({ value, label: value }))}
            onChange={(level) => change({ ...defaults, level })}
          />
        </FormColumns>
        <ImportProblem text={failed} onRetry={retry} />
        {busy && !preview && <Loading label={t('reading')} lines={4} />}
        {preview && <ImportPreview key={file?.name} preview={preview} chosen={chosen} onChoose={pick} />}
      </Stack>
    </Dialog>
  );
}
