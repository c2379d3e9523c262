import { importMaxBytes } from '@memocartes/contract/imports/imports';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { FileDrop } from '@memocartes/shared-ui/fields';
import { Progress } from '@memocartes/shared-ui/progress';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useUnsaved } from '../panel-form/index.ts';
import { Difference, nothingAgreed, type Agreed } from './Difference.tsx';
import { FileName } from './FileName.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportVerdict } from './ImportVerdict.tsx';
import { MissingClasses } from './MissingClasses.tsx';
import { useImport, type OtherFile } from './useImport.ts';

type Named = { readonly id: number; readonly name: string };
export type ImportDialogProps = {
  readonly onClose: () => void;
} & (
  | { /** The class that the pupils join. */ readonly class_: Named; readonly school?: undefined }
  | {
      /** The school whose file says which class each student joins. */ readonly school: Named;
      readonly class_?: undefined;
      /** The import that the file goes on with. */ readonly operation?: number | undefined;
      /** Takes a file that is about adults. */ readonly onOther: (other: OtherFile) => void;
      /** Asks for another file, which goes on with this import. */ readonly onNext: (operation: number) => void;
    }
);

type SchoolProps = Extract<ImportDialogProps, { school: Named }>;

/** Brings a file of pupils in, in two steps (decisions §4): read and corrected with a verdict for each row, then written. */
export function ImportDialog(props: ImportDialogProps) {
  const { class_, school, onClose } = props;
  const { operation, onOther, onNext } = props.school ? props : ({} as Partial<SchoolProps>);
  const { t } = useTranslation('studentImport');
  const { id, name } = class_ ?? school;
  const kind = class_ ? 'class' : 'school';
  const { file, choose, verdict, edited, edit, validate, result, problem, step } = useImport(
    { kind, id, operation },
    onOther,
  );
  // a file is never kept: who leaves it is asked
  const leave = useUnsaved(!!file && !result, { close: onClose });
  const [wanted, setWanted] = useState(true);
  const [agreed, setAgreed] = useState<Agreed>(nothingAgreed);
  const missing = (verdict?.classes ?? []).filter((one) => one.id === null);
  const createClasses = wanted && !verdict?.classes_message && missing.some(({ level }) => level);
  const accepted = verdict?.nb_ok ?? 0;
  const changed = (agreed.move ? (verdict?.difference?.moves.length ?? 0) : 0) + agreed.departures.length;
  const write = (
    <>
      <Button kind="quiet" onClick={() => void leave()}>
        {t('cancel')}
      </Button>
      <Button
        kind="primary"
        icon="upload"
        disabled={accepted + changed === 0 || (!!verdict?.message && !agreed.departures.length)}
        busy={step === 'writing'}
        onClick={() => void validate(createClasses, agreed)}
      >
        {accepted === 0 && changed ? t('update', { count: changed }) : t('validate', { count: accepted })}
      </Button>
    </>
  );
  const close = (
    <Button kind="primary" onClick={onClose}>
      {t('close')}
    </Button>
  );
  return (
    <Dialog
      title={t(`title_${kind}`, { name })}
      width={verdict && !result ? 1120 : 520}
      onClose={() => void leave()}
      footer={result ? close : write}
    >
      {result ? (
        <ImportDone result={result} kind={kind} name={name} onUndone={onClose} onNext={onNext} />
      ) : (
        <Stack gap={4}>
          {verdict && file ? (
            <Row justify="space-between">
              <FileName file={file} verdict={verdict} />
              <Button
                size="small"
                icon="file"
                onClick={() => {
                  setAgreed(nothingAgreed);
                  void choose(null);
                }}
              >
                {t('otherFile')}
              </Button>
            </Row>
          ) : (
            <FileDrop
              name="file"
              label={t('file')}
              hint={t(`hint_${kind}`)}
              value={file}
              onChange={(chosen) => void choose(chosen)}
              extensions={['csv', 'txt']}
              maxBytes={importMaxBytes}
              required
            />
          )}
          {step === 'reading' && <Progress label={t('reading')} />}
          {step === 'writing' && <Progress label={t('writing', { count: accepted })} />}
          {(problem ?? verdict?.message) && <Banner tone="danger">{problem ?? verdict?.message}</Banner>}
          {verdict && missing.length > 0 && (
            <MissingClasses
              classes={missing}
              message={verdict.classes_message ?? null}
              create={createClasses}
              onChange={setWanted}
            />
          )}
          {verdict?.difference && <Difference difference={verdict.difference} agreed={agreed} onChange={setAgreed} />}
          {verdict && (
            <ImportVerdict
              key={file?.name}
              {...{ verdict, edited, createClasses, name }}
              judging={step === 'judging'}
              onEdit={edit}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}
