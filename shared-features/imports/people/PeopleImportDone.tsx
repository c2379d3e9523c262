import { fullName } from '@memocartes/contract/users/people';
import { useCan } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { useUndo } from '../../bulk-operations/useUndo.tsx';
import { isToFix, keyOf, type PeopleKind } from './person-rows.ts';
import { RefusedPeople } from './RefusedPeople.tsx';
import type { PeopleImported } from './usePeopleImport.ts';

/** Maximum number of rows in the list of rows not imported. */
const maxListed = 10;

export type PeopleImportDoneProps = {
  readonly result: PeopleImported;
  readonly kind: PeopleKind;
  readonly fileName: string;
  /** The import that the file continued; the file may have added nothing to it. */
  readonly continued: number | undefined;
  readonly onUndone: () => void;
  /** Continues with another file of the same school. */
  readonly onNext: (operation: number) => void;
};

/** The result of a people import: who was imported, who was not and why, and undo [import.undo]. */
export function PeopleImportDone({ result, kind, fileName, continued, onUndone, onNext }: PeopleImportDoneProps) {
  const { t } = useTranslation('studentImport');
  const undo = useUndo();
  const can = useCan();
  const { count, nb_attached, nb_invited, operation_id, rows } = result;
  const id = operation_id ?? continued ?? null;
  const notWritten = rows.filter(isToFix);
  return (
    <Stack gap={4}>
      <Banner tone={operation_id === null ? 'info' : 'success'}>
        {t(`done_${kind}`, { count })}, {t(`attached_${kind}`, { count: nb_attached })}
        {nb_invited > 0 && `, ${t('invited', { count: nb_invited })}`}
      </Banner>
      {notWritten.length > 0 && (
        <Stack gap={1}>
          <Row justify="space-between">
            <strong>{t('leftRows', { count: notWritten.length })}</strong>
            <RefusedPeople {...{ kind, fileName }} rows={notWritten} />
          </Row>
          <ul>
            {notWritten.slice(0, maxListed).map((row) => (
              <li key={keyOf(row)}>
                {t('leftRow', { line: row.line, name: fullName(row.adult), reason: row.message })}
              </li>
            ))}
            {notWritten.length > maxListed && <li>{t('moreRows', { count: notWritten.length - maxListed })}</li>}
          </ul>
        </Stack>
      )}
      {id !== null && (
        <>
          <Row justify="space-between">
            <span>{t(can('user:import') ? 'nextHint' : 'nextHintFollowers')}</span>
            <Button icon="file" onClick={() => onNext(id)}>
              {t('next')}
            </Button>
          </Row>
          <Row justify="space-between">
            <span>{t('undoHint')}</span>
            <Button icon="rotate-left" onClick={async () => (await undo({ id, kind: 'IMPORT' })) && onUndone()}>
              {t('undo')}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  );
}
