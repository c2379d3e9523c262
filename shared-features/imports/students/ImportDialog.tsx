import type { ImportKind } from '@memocartes/contract/imports/adult-imports';
import { useCan } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { Progress } from '@memocartes/shared-ui/progress';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useUnsaved } from '../../panel-form/index.ts';
import { FileName } from '../common/FileName.tsx';
import { ImportProblem } from '../common/ImportProblem.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportDone } from './ImportDone.tsx';
import { MissingClasses } from './MissingClasses.tsx';
import { type ConfirmedChanges, Difference, noneConfirmed } from './review/Difference.tsx';
import { ImportVerdict } from './review/ImportVerdict.tsx';
import { type OtherFile, useImport } from './review/useImport.ts';

type Named = { readonly id: number; readonly name: string };
export type ImportDialogProps = {
  readonly onClose: () => void;
  /** Called with a file of followers or teachers. */ readonly onOther: (other: OtherFile) => void;
} & (
  | {
      /** The class that the students join. */ readonly class_: Named;
      /** The school of the class. */ readonly schoolId: number;
      readonly school?: undefined;
    }
  | {
      /** The school, whose file contains each student's class. */ readonly school: Named;
      readonly class_?: undefined;
      /** The expected kind of file. */ readonly kind: ImportKind;
      /** The import that the file continues. */ readonly operation?: number | undefined;
      /** Called to choose another file, which continues the import. */ readonly onNext: (operation: number) => void;
    }
);

type SchoolProps = Extract<ImportDialogProps, { school: Named }>;

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
  const { file, choose, verdict, edited, edit, bulk, validate, result, problem, retry, step } = useImport(
    { kind, id, operation },
    (droppedFile) => {
      if (!can(droppedFile.kind === 'STAFF' ? 'user:import' : 'follower:import', { schoolId })) return false;
      // the user is asked before a class import becomes a school import
      if (class_) setOtherFile(droppedFile);
      else onOther(droppedFile);
      return true;
    },
  );
  // a file is not stored, so leaving asks for confirmation
  const leave = useUnsaved(!!file && !result, { close: onClose });
  const [wantsClasses, setWantsClasses] = useState(true);
  const [chosenChanges, setConfirmedChanges] = useState<ConfirmedChanges>(noneConfirmed);
  const { move } = chosenChanges;
  // corrected rows may name students who were confirmed as departed
  const departedIds = new Set(verdict?.difference?.departures.map((departed) => departed.id));
  const departures = chosenChanges.departures.filter((departed) => departedIds.has(departed));
  const confirmedChanges = { move, departures };
  const missing = (verdict?.classes ?? []).filter((item) => item.id === null && (move || item.nb_students));
  const classesMessage = (move ? verdict?.difference?.classes_message : verdict?.classes_message) ?? null;
  // a class without a known level can't be created
  const createdClasses = wantsClasses && !classesMessage ? missing.filter(({ level }) => level) : [];
  const createClasses = createdClasses.length > 0;
  const message = (move ? verdict?.difference?.message : verdict?.message) ?? null;
  const accepted = verdict?.nb_ok ?? 0;
  const nbChanges = (move ? (verdict?.difference?.moves.length ?? 0) : 0) + confirmedChanges.departures.length;
  const importButtons = (
    <>
      <Button kind="quiet" onClick={() => void leave()}>
        {t('cancel')}
      </Button>
      <Button
        kind="primary"
        icon="upload"
        disabled={accepted + nbChanges === 0 || (!!message && !confirmedChanges.departures.length)}
        busy={step === 'writing'}
        onClick={() => void validate(createClasses, confirmedChanges)}
      >
        {accepted === 0 && nbChanges ? t('update', { count: nbChanges }) : t('validate', { count: accepted })}
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
      width={verdict && !result ? 1120 : 520}
      onClose={() => void leave()}
      footer={result ? closeButton : importButtons}
    >
      {result ? (
        <ImportDone {...{ result, kind, name, onNext }} continued={operation} onUndone={onClose} />
      ) : (
        <Stack gap={4}>
          {verdict && file ? (
            <Row justify="space-between">
              <FileName file={file} verdict={verdict} />
              <Button
                size="small"
                icon="file"
                onClick={() => {
                  setConfirmedChanges(noneConfirmed);
                  void choose(null);
                }}
              >
                {t('otherFile')}
              </Button>
            </Row>
          ) : (
            <ChooseFile
              {...{ kind, schoolId, file, other: otherFile, onOther }}
              onFile={(chosen) => {
                setOtherFile(undefined);
                void choose(chosen);
              }}
            />
          )}
          {verdict && wantedKind !== 'STUDENTS' && <Banner>{t('isFile.STUDENTS')}</Banner>}
          {step === 'reading' && <Progress label={t('reading')} />}
          {step === 'writing' && <Progress label={t('writing', { count: accepted })} />}
          <ImportProblem text={problem ?? message} onRetry={retry} />
          {verdict?.difference && (
            <Difference difference={verdict.difference} confirmed={confirmedChanges} onChange={setConfirmedChanges} />
          )}
          {verdict && missing.length > 0 && (
            <MissingClasses
              classes={missing}
              move={move}
              message={classesMessage}
              create={createClasses}
              onChange={setWantsClasses}
            />
          )}
          {verdict && (
            <ImportVerdict
              key={file?.name}
              {...{ verdict, edited, bulk, name }}
              newClasses={new Set(createdClasses.map((item) => item.name))}
              validating={step === 'validating'}
              onEdit={edit}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}
