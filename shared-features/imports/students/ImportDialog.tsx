import type { ImportKind } from '@memocartes/contract/imports/adult-imports';
import { useCan } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { Progress } from '@memocartes/shared-ui/progress';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useUnsaved } from '../../unsaved/index.ts';
import { FileName } from '../file/FileName.tsx';
import { OtherSheets } from '../file/OtherSheets.tsx';
import { Sheets } from '../file/Sheets.tsx';
import { ImportProblem } from '../rows/ImportProblem.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { GuessedNames } from './GuessedNames.tsx';
import { ImportDone } from './ImportDone.tsx';
import { MissingClasses } from './MissingClasses.tsx';
import { Difference } from './review/Difference.tsx';
import { ImportVerdict } from './review/ImportVerdict.tsx';
import { type OtherFile, useImport } from './review/useImport.ts';
import { useImportPlan } from './review/useImportPlan.ts';

type Named = { readonly id: number; readonly name: string };
export type ImportDialogProps = {
  readonly onClose: () => void;
  /** Called with a file of followers or teachers. */
  readonly onOther: (other: OtherFile) => void;
} & (
  | {
      /** The class that the students join. */
      readonly class_: Named;
      /** The school of the class. */
      readonly schoolId: number;
      readonly school?: undefined;
    }
  | {
      /** The school, whose file contains each student's class. */
      readonly school: Named;
      readonly class_?: undefined;
      /** The expected kind of file. */
      readonly kind: ImportKind;
      /** The import that the file continues. */
      readonly operation?: number;
      /** Called to choose another file, which continues the import. */
      readonly onNext: (operation: number) => void;
    }
);

type SchoolProps = Extract<ImportDialogProps, { readonly school: Named }>;

/** Imports a file of students in two steps: review with a verdict for each row, then import. */
export function ImportDialog(props: ImportDialogProps) {
  const { class_, school, onClose, onOther } = props;
  const { operation, onNext, kind: wantedKind = 'STUDENTS' } = props.school ? props : ({} as Partial<SchoolProps>);
  const { t } = useTranslation('studentImport');
  const can = useCan();
  const { id, name } = class_ ?? school;
  const schoolId = props.school ? props.school.id : props.schoolId;
  const kind = class_ ? 'class' : 'school';
  const [otherFile, setOtherFile] = useState<OtherFile>();
  const { file, choose, verdict, edited, edit, bulk, importRows, result, isRepeated, problem, retry, step } = useImport(
    { kind, id, operation },
    (droppedFile) => {
      if (!can(droppedFile.kind === 'STAFF' ? 'user:import' : 'follower:import', { schoolId })) return false;
      // The user is asked before a class import becomes a school import.
      if (class_) setOtherFile(droppedFile);
      else onOther(droppedFile);
      return true;
    },
  );
  // A file is not stored, so leaving asks for confirmation.
  const leave = useUnsaved(!!file && !result, { close: onClose });
  const plan = useImportPlan(verdict);
  const { confirmed, nbAccepted, nbChanges } = plan;
  const isWriting = step === 'writing';
  const createdClasses = new Set(plan.createdClasses.map((item) => item.name));
  const createClasses = createdClasses.size > 0;
  const importButtons = (
    <>
      <Button disabled={isWriting} onClick={() => void leave()}>
        {t('cancel')}
      </Button>
      <Button
        kind="primary"
        icon="upload"
        disabled={!plan.canImport}
        busy={isWriting}
        onClick={() => void importRows(createClasses, confirmed)}
      >
        {nbAccepted === 0 && nbChanges ? t('update', { count: nbChanges }) : t('importStudents', { count: nbAccepted })}
      </Button>
    </>
  );
  const closeButton = (
    <Button kind="primary" onClick={onClose}>
      {t('close')}
    </Button>
  );

  return (
    <Dialog
      title={verdict || wantedKind === 'STUDENTS' ? t(`title_${kind}`, { name }) : t(`title_${wantedKind}`)}
      width={verdict && !result ? (verdict.sheets ? 1180 : 1120) : 520}
      onClose={() => void leave()}
      busy={isWriting}
      footer={result ? closeButton : importButtons}
    >
      {result ? (
        <ImportDone
          result={result}
          kind={kind}
          name={name}
          createdClasses={createdClasses}
          onNext={onNext}
          continued={operation}
          isRepeated={isRepeated}
          onUndone={onClose}
        />
      ) : (
        <Stack gap={4}>
          {verdict && file ? (
            <Row justify="space-between">
              <FileName file={file} verdict={verdict} />
              <Button
                size="small"
                icon="file"
                disabled={isWriting}
                onClick={() => {
                  plan.reset();
                  void choose(null);
                }}
              >
                {t('otherFile')}
              </Button>
            </Row>
          ) : (
            <ChooseFile
              kind={kind}
              schoolId={schoolId}
              file={file}
              other={otherFile}
              onOther={onOther}
              onFile={(chosen) => {
                setOtherFile(undefined);
                void choose(chosen);
              }}
            />
          )}
          {verdict && wantedKind !== 'STUDENTS' && <Banner>{t('otherFileKind.STUDENTS')}</Banner>}
          {step === 'reading' && <Progress label={t('reading')} />}
          {isWriting && <Progress label={t('writing', { count: nbAccepted })} />}
          <OtherSheets verdict={verdict} kind="class" />
          <Sheets sheets={verdict?.sheets} />
          <GuessedNames names={verdict?.guessed_names} />
          {/* [import.month-first] */}
          {verdict?.is_month_first && <Banner tone="warning">{t('monthFirst')}</Banner>}
          <ImportProblem text={problem ?? plan.message} onRetry={retry} />
          {verdict && (
            <Stack gap={4} className="student-import__review" inert={isWriting}>
              {verdict.difference && (
                <Difference
                  difference={verdict.difference}
                  confirmed={confirmed}
                  nbDeparturesNeeded={plan.nbDeparturesNeeded}
                  onChange={plan.setConfirmed}
                />
              )}
              {plan.missingClasses.length > 0 && (
                <MissingClasses
                  classes={plan.missingClasses}
                  move={confirmed.move}
                  message={plan.classesMessage}
                  create={createClasses}
                  onChange={plan.setWantsClasses}
                />
              )}
              <ImportVerdict
                key={file?.name}
                verdict={verdict}
                edited={edited}
                bulk={bulk}
                name={name}
                newClasses={createdClasses}
                validating={step === 'validating'}
                onEdit={edit}
              />
            </Stack>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
