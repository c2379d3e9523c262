import type { ImportRow } from '@memocartes/contract/imports/imports.routes';
import { isDay } from '@memocartes/contract/learning/calendar/days';
import { useDates } from '@memocartes/shared-shell/i18n';
import type { Column } from '@memocartes/shared-ui/data-table';
import { Row } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isLeftOut } from '../../rows/checked-rows.ts';
import { IncludeRow } from '../../rows/IncludeRow.tsx';
import { VerdictText } from '../../rows/VerdictText.tsx';
import { type CellsProps, EditCell } from './Cells.tsx';
import { type Cell, isExisting, isIgnored, isReady, isToFix } from './rows.ts';
import { useShownLine } from './useShownLine.ts';

type Options = Pick<CellsProps, 'onEdit'> & {
  /** Lines that were corrected. */
  readonly edited: ReadonlySet<number>;
  /** Lines that can be edited even if they are accepted: corrected ones, and those with guessed names. */
  readonly editable: ReadonlySet<number>;
  /** Whether the file contains each student's class. */
  readonly hasClasses: boolean;
  /** Whether the rows are of several sheets. */
  readonly inSheets: boolean;
  /** Names of the classes that the import creates. */
  readonly newClasses: ReadonlySet<string>;
  /** Excludes a row from the import, or includes it again. */
  readonly onInclude: (line: number, included: boolean) => void;
};

/** The class of a student in a school's file. New students of a class that is not created get no class. */
function placeOf({ place, student: { class_ } }: ImportRow, newClasses: ReadonlySet<string>, t: TFunction) {
  if (!class_) return <Tag>{t('noClass')}</Tag>;
  if (place === 'EXISTING') return class_;
  return (
    <Row gap={2}>
      {class_}
      <Tag>{t(newClasses.has(class_) ? 'newClass' : 'leftOut')}</Tag>
    </Row>
  );
}

/** The number of a row, above the name of its sheet. */
function LineInSheet({ line, name }: NonNullable<ImportRow['in_sheet']>) {
  return (
    <span className="student-import__line">
      {line}
      <small>{name}</small>
    </span>
  );
}

function Verdict({ row, edited }: { readonly row: ImportRow; readonly edited: boolean }) {
  const { t } = useTranslation('studentImport');
  const ok = isReady(row);
  return (
    <VerdictText
      row={row.line}
      short={t(!ok ? `verdicts.${row.status}` : edited ? 'fixed' : 'ok')}
      message={row.message}
      ok={ok}
      isRefused={isToFix(row)}
    />
  );
}

/**
 * Columns of a file's rows. Cells of `editable` rows, and of rows neither accepted, ignored nor excluded, are editable.
 * Columns with such cells are shown in narrow windows too.
 */
export function useColumns({
  edited,
  editable,
  onEdit,
  onInclude,
  hasClasses,
  inSheets,
  newClasses,
}: Options): Column<ImportRow>[] {
  const { t } = useTranslation('studentImport');
  const dates = useDates();
  const shownLine = useShownLine();
  const isReadOnly = (row: ImportRow) => isReady(row) || isLeftOut(row) || isIgnored(row);
  const isEditable = (row: ImportRow) => !isReadOnly(row) || editable.has(row.line);
  const renderCell = (cell: Cell, read: (row: ImportRow) => ReactNode) => (row: ImportRow) =>
    isEditable(row) ? <EditCell row={row} cell={cell} onEdit={onEdit} /> : read(row);
  const day = ({ student: { birthdate } }: ImportRow) =>
    birthdate && isDay(birthdate) ? dates.day(birthdate) : birthdate;

  return [
    {
      key: 'take',
      title: t('take'),
      width: '5rem',
      keep: true,
      render: (row) =>
        isExisting(row) || isIgnored(row) ? null : (
          <IncludeRow
            line={shownLine(row)}
            included={!isLeftOut(row)}
            onChange={(included) => onInclude(row.line, included)}
          />
        ),
    },
    {
      key: 'line',
      title: t('line'),
      numeric: !inSheets,
      width: inSheets ? '5.5rem' : '3.5rem',
      render: ({ line, in_sheet: inSheet }) => (inSheet ? <LineInSheet {...inSheet} /> : line),
    },
    {
      key: 'lastname',
      title: t('lastname'),
      keep: true,
      render: renderCell('lastname', ({ student }) => student.lastname.toLocaleUpperCase('fr')),
    },
    {
      key: 'firstname',
      title: t('firstname'),
      primary: true,
      render: renderCell('firstname', (row) => row.student.firstname),
    },
    { key: 'birthdate', title: t('birthdate'), width: '8.5rem', keep: true, render: renderCell('birthdate', day) },
    {
      key: 'gender',
      title: t('gender'),
      width: '5.5rem',
      keep: true,
      render: renderCell('gender', (row) => row.student.gender),
    },
    {
      key: 'level',
      title: t('level'),
      width: '7rem',
      keep: true,
      render: renderCell('level', (row) => row.student.level),
    },
    ...(hasClasses
      ? [
          {
            key: 'class_',
            title: t('class_'),
            keep: true,
            render: renderCell('class_', (row) => placeOf(row, newClasses, t)),
          },
        ]
      : []),
    {
      key: 'status',
      title: t('verdict'),
      width: '24%',
      render: (row) => <Verdict row={row} edited={edited.has(row.line)} />,
    },
  ];
}
