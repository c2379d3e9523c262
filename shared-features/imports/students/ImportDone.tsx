import { useMe } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { ImportNext } from '../file/ImportNext.tsx';
import { isLeftOut } from '../rows/checked-rows.ts';
import { RefusedRows } from './review/RefusedRows.tsx';
import type { Imported } from './review/useImport.ts';

type ImportDoneProps = {
  readonly result: Imported;
  readonly kind: 'class' | 'school';
  /** Name of the class or school that the students joined. */
  readonly name: string;
  /** Names of the classes that the import created. */
  readonly createdClasses: ReadonlySet<string>;
  /** The import that the file continued; the file may have added nothing to it. */
  readonly continued?: number;
  /** Called once the import is undone. */
  readonly onUndone: () => void;
  /** Whether an earlier request got no response, and may have imported rows [import.unanswered]. */
  readonly isRepeated?: boolean;
  /** Continues with another file of the same school. */
  readonly onNext?: (operation: number) => void;
};

/** The number of new students without a class: the file names none, or a missing class that was not created. */
const countWithoutClass = ({ rows }: Imported, createdClasses: ReadonlySet<string>) =>
  rows.filter(
    ({ id, status, place, student: { class_ } }) =>
      id !== null &&
      status === 'OK' &&
      (place === 'NONE' || (place === 'NEW' && !(class_ && createdClasses.has(class_)))),
  ).length;

/** The result of an import: what was imported, what was not, the next step, and undo. */
export function ImportDone({
  result,
  kind,
  name,
  createdClasses,
  continued,
  isRepeated,
  onUndone,
  onNext,
}: ImportDoneProps) {
  const { t } = useTranslation('studentImport');
  const { schoolId } = useMe();
  const { count, nb_classes = 0, nb_moved = 0, nb_departed = 0, operation_id, rows } = result;
  const id = operation_id ?? continued ?? null;
  const notImported = rows.filter((row) => row.id === null && !isLeftOut(row));
  const nbWithoutClass = countWithoutClass(result, createdClasses);

  return (
    <Stack gap={4}>
      <Banner tone={operation_id === null ? 'info' : 'success'}>
        {t(`done_${kind}`, { count, name })}
        {nb_classes > 0 && `, ${t('classesDone', { count: nb_classes })}`}
        {nb_moved > 0 && `, ${t('movesDone', { count: nb_moved })}`}
        {nb_departed > 0 && `, ${t('departuresDone', { count: nb_departed })}`}
      </Banner>
      {isRepeated && <Banner tone="warning">{t('repeated')}</Banner>}
      {notImported.length > 0 && (
        <Row justify="space-between">
          <span>{t('leftRows', { count: notImported.length })}</span>
          <RefusedRows rows={notImported} name={name} />
        </Row>
      )}
      {nbWithoutClass > 0 && (
        <Row justify="space-between">
          <span>{t('withoutClass', { count: nbWithoutClass })}</span>
          {/* A superadmin has no page to place students. */}
          {schoolId !== null && (
            <LinkButton icon="assign" to="/schools/assignment">
              {t('placeThem', { count: nbWithoutClass })}
            </LinkButton>
          )}
        </Row>
      )}
      {id !== null && <ImportNext operation={id} onNext={onNext} onUndone={onUndone} />}
    </Stack>
  );
}
