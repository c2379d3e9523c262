import { importKinds } from '@memocartes/contract/imports/adult-imports';
import { importExtensions, importMaxBytes } from '@memocartes/contract/imports/imports';
import { useCan } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { FileDrop } from '@memocartes/shared-ui/fields';
import { Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import type { OtherFile } from './review/useImport.ts';
import { Templates } from './Templates.tsx';

type ChooseFileProps = {
  readonly kind: 'class' | 'school';
  readonly schoolId: number;
  readonly file: File | null;
  readonly onFile: (file: File | null) => void;
  /** A file of followers or teachers that was chosen in the student import of a class. */
  readonly other: OtherFile | undefined;
  readonly onOther: (other: OtherFile) => void;
};

/** Drop zone for the file of an import, with templates [import.file]. */
export function ChooseFile({ kind, schoolId, file, onFile, other, onOther }: ChooseFileProps) {
  const { t } = useTranslation('studentImport');
  const can = useCan();
  const kinds = importKinds.filter((importKind) => importKind !== 'STAFF' || can('user:import', { schoolId }));
  return (
    <Stack gap={4}>
      <FileDrop
        name="file"
        label={t('file')}
        hint={t(`hint_${kind}`)}
        value={file}
        onChange={onFile}
        extensions={importExtensions}
        maxBytes={importMaxBytes}
        required
      />
      {other && (
        <Banner
          action={
            <Button size="small" onClick={() => onOther(other)}>
              {t(`importOther.${other.kind}`)}
            </Button>
          }
        >
          {t(`otherKind.${other.kind}`)}
        </Banner>
      )}
      <Templates schoolId={schoolId} kinds={kind === 'class' ? ['STUDENTS'] : kinds} />
    </Stack>
  );
}
