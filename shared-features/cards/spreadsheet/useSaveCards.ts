import type { SubjectOption } from '@memocartes/contract/subjects/subjects.routes';
import { useCreateCardsMutation } from '@memocartes/shared-api/cards-bulk.api';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { useMe } from '@memocartes/shared-shell/session';
import { toast } from '@memocartes/shared-ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useRequestId } from '../../request-id/index.ts';
import { useUndoCards } from '../bulk/index.ts';
import { readLastSubject, rememberSubject } from '../form/lastSubject.ts';
import { newestFirst } from '../return-to-list/index.ts';
import { subjectValue } from '../view/index.ts';
import { errorsByRow, rowBody, rowErrors, type SharedFields } from './spreadsheet.form.ts';
import type { Spreadsheet } from './useSpreadsheet.ts';

type Status = 'DRAFT' | 'FINAL';

/** Shared values of the spreadsheet, and saving all its cards at once. Errors are shown in their cells. */
export function useSaveCards(sheet: Spreadsheet, subjects: readonly SubjectOption[], back: string) {
  const { t } = useTranslation('cardSpreadsheet');
  const failure = useFailure();
  const navigate = useNavigate();
  const undo = useUndoCards();
  const [create] = useCreateCardsMutation();
  const account = useMe().id;
  const [last] = useState(() => readLastSubject(account));
  const [about, setAbout] = useState(() => subjectValue(last));
  const [levelAndTyped, setLevelAndTyped] = useState<Pick<SharedFields, 'level' | 'is_typed'>>({
    level: last.level,
    is_typed: false,
  });
  const [busy, setBusy] = useState<Status>();
  const [hasTried, setHasTried] = useState(false);
  const [failed, setFailed] = useState<string>();
  const withRequestId = useRequestId();
  const subject = subjects.find(({ id }) => about !== null && id === Number(about.slice(1)));

  const send = async (cards: ReturnType<typeof rowBody>[], status: Status) => {
    setBusy(status);
    const { data, error } = await withRequestId(cards, (request_id) => create({ cards, request_id }));
    if (data) {
      const { matter_id, subject_id = null, level = null } = cards[0]!;
      rememberSubject(account, { matter_id, subject_id, level });
      const text = t(status === 'FINAL' ? 'published' : 'saved', { count: data.ids.length });
      toast.success(text, { label: t('undo'), onClick: () => void undo.now(data.operation_id) });
      return void navigate(newestFirst(back), { state: { newCards: data.ids } });
    }
    setBusy(undefined);
    const { errors, withoutCell } = errorsByRow(asApiError(error)?.fields ?? {}, sheet.filled);
    sheet.setErrors(errors);
    setFailed(errors.size ? [t('invalid'), ...withoutCell].join(' ') : (withoutCell[0] ?? failure.text(error)));
  };

  const save = async (status: Status) => {
    setHasTried(true);
    setFailed(undefined);
    const errorsOfRows = sheet.filled.map((row) => [row.key, rowErrors(row, status, t)] as const);
    const rowsWithErrors = new Map(errorsOfRows.filter(([, errors]) => Object.keys(errors).length > 0));
    sheet.setErrors(rowsWithErrors);
    if (sheet.filled.length === 0 || rowsWithErrors.size || !subject) {
      setFailed(t(sheet.filled.length > 0 ? 'invalid' : 'nothing'));
      return;
    }
    const sharedFields: SharedFields = {
      ...levelAndTyped,
      matter_id: subject.parent_id ?? subject.id,
      subject_id: subject.parent_id === null ? null : subject.id,
    };
    await send(
      sheet.filled.map((row) =>
        rowBody(row, sharedFields, status, subject.parent_id === null ? undefined : subject.name),
      ),
      status,
    );
  };

  const subjectError = hasTried && !subject && t('subjectRequired');
  return { about, setAbout, levelAndTyped, setLevelAndTyped, save, busy, failed, subjectError };
}
