import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { CheckboxField } from '@memocartes/shared-ui/fields';
import { Progress } from '@memocartes/shared-ui/progress';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useUnsaved } from '../../unsaved/index.ts';
import { FileName } from '../file/FileName.tsx';
import { OtherSheets } from '../file/OtherSheets.tsx';
import { ImportProblem } from '../rows/ImportProblem.tsx';
import { notRead } from '../rows/useValidatedRows.ts';
import { AdultImportDone } from './AdultImportDone.tsx';
import { AdultVerdict } from './AdultVerdict.tsx';
import { type AdultFile, useAdultImport } from './useAdultImport.ts';

export type AdultImportDialogProps = AdultFile & {
  readonly onClose: () => void;
  /** Called to choose another file; `operation` is the import that the file continues. */
  readonly onOther: (operation?: number) => void;
};

/**
 * Imports a file of followers or teachers in two steps: review with a verdict for each row, then import
 * [import.invitations].
 */
export function AdultImportDialog({ onClose, onOther, ...adultFile }: AdultImportDialogProps) {
  const { t } = useTranslation('studentImport');
  const { kind, file } = adultFile;
  const { verdict, edited, edit, leaveRowsOut, importRows, result, isRepeated, problem, retry, step } =
    useAdultImport(adultFile);
  // The rows and their corrections are lost on leaving, so it asks for confirmation.
  const leave = useUnsaved(!!verdict && !result, { close: onClose });
  const [invite, setInvite] = useState(kind === 'STAFF');
  const accepted = verdict?.nb_ok ?? 0;
  const isWriting = step === 'writing';
  const footer = result ? (
    <Button kind="primary" onClick={onClose}>
      {t('close')}
    </Button>
  ) : (
    <>
      <Button disabled={isWriting} onClick={() => void leave()}>
        {t('cancel')}
      </Button>
      <Button
        kind="primary"
        icon="upload"
        disabled={accepted === 0 || !!verdict?.message}
        busy={isWriting}
        onClick={() => void importRows(invite)}
      >
        {t(`importRows_${kind}`, { count: accepted })}
      </Button>
    </>
  );

  return (
    <Dialog
      title={t(`title_${kind}`)}
      width={verdict && !result ? 1120 : 520}
      onClose={() => void leave()}
      busy={isWriting}
      footer={footer}
    >
      {result ? (
        <AdultImportDone
          result={result}
          kind={kind}
          fileName={file.name}
          continued={adultFile.operation}
          isRepeated={isRepeated}
          onUndone={onClose}
          onNext={onOther}
        />
      ) : (
        <Stack gap={4}>
          <Row justify="space-between">
            <FileName file={file} verdict={verdict ?? notRead} />
            <Button size="small" icon="file" disabled={isWriting} onClick={() => onOther(adultFile.operation)}>
              {t('otherFile')}
            </Button>
          </Row>
          <Banner>{t(`otherFileKind.${kind}`)}</Banner>
          {step === 'reading' && <Progress label={t('reading')} />}
          {isWriting && <Progress label={t('writingAdults')} />}
          <OtherSheets verdict={verdict} kind="adults" />
          <ImportProblem text={problem ?? verdict?.message} onRetry={retry} />
          {verdict && (
            <Stack gap={4} className="student-import__review" inert={isWriting}>
              <AdultVerdict
                kind={kind}
                verdict={verdict}
                edited={edited}
                fileName={file.name}
                onEdit={edit}
                onLeaveOut={leaveRowsOut}
                validating={step === 'validating'}
              />
              {verdict.nb_people > 0 && (
                <CheckboxField
                  name="invite"
                  label={t('invite')}
                  hint={t('inviteHint')}
                  value={invite}
                  onChange={setInvite}
                />
              )}
            </Stack>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
