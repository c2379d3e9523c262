import { personName } from '@memocartes/shared-ui/avatar';
import { Banner } from '@memocartes/shared-ui/banner';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { ImportNext } from '../file/ImportNext.tsx';
import { type AdultKind, isToFix, keyOf } from './adult-rows.ts';
import { RefusedAdults } from './RefusedAdults.tsx';
import type { AdultImported } from './useAdultImport.ts';

/** Maximum number of rows in the list of rows not imported. */
const maxListed = 10;

type AdultImportDoneProps = {
  readonly result: AdultImported;
  readonly kind: AdultKind;
  readonly fileName: string;
  /** The import that the file continued; the file may have added nothing to it. */
  readonly continued: number | undefined;
  readonly onUndone: () => void;
  /** Whether an earlier request got no response, and may have imported rows [import.unanswered]. */
  readonly isRepeated?: boolean;
  /** Continues with another file of the same school. */
  readonly onNext: (operation: number) => void;
};

/** The result of an import of adults: how many were imported, who was not and why, and undo. */
export function AdultImportDone({
  result,
  kind,
  fileName,
  continued,
  isRepeated,
  onUndone,
  onNext,
}: AdultImportDoneProps) {
  const { t } = useTranslation('studentImport');
  const { count, nb_attached, nb_invited, operation_id, rows } = result;
  const id = operation_id ?? continued ?? null;
  const notWritten = rows.filter(isToFix);
  return (
    <Stack gap={4}>
      <Banner tone={operation_id === null ? 'info' : 'success'}>
        {t(`done_${kind}`, { count })}, {t(`attached_${kind}`, { count: nb_attached })}
        {nb_invited > 0 && `, ${t('invited', { count: nb_invited })}`}
      </Banner>
      {isRepeated && <Banner tone="warning">{t('repeated')}</Banner>}
      {notWritten.length > 0 && (
        <Stack gap={1}>
          <Row justify="space-between">
            <strong>{t('leftRows', { count: notWritten.length })}</strong>
            <RefusedAdults kind={kind} fileName={fileName} rows={notWritten} />
          </Row>
          <ul>
            {notWritten.slice(0, maxListed).map((row) => (
              <li key={keyOf(row)}>
                {t('leftRow', { line: row.line, name: personName(row.adult), reason: row.message })}
              </li>
            ))}
            {notWritten.length > maxListed && <li>{t('moreRows', { count: notWritten.length - maxListed })}</li>}
          </ul>
        </Stack>
      )}
      {id !== null && <ImportNext operation={id} onNext={onNext} onUndone={onUndone} />}
    </Stack>
  );
}
