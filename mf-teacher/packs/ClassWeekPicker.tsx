import { addDays, today } from '@memocartes/contract/calendar/days';
import type { ClassWeek } from '@memocartes/contract/packs/packs.routes';
import { useListClassWeeksQuery } from '@memocartes/shared-api/packs.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Banner } from '@memocartes/shared-ui/banner';
import { FieldError, SelectField } from '@memocartes/shared-ui/fields';
import { Loading, Skeleton } from '@memocartes/shared-ui/states';
import { WeekCalendar } from '@memocartes/shared-ui/week-calendar';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useMyClasses } from './useMyClasses.ts';
import { calendarWeeks, schoolYear } from './weeks.ts';
import './packs.css';

/** Days that may be chosen from, at first: the next twelve weeks. */
const ahead = 12 * 7;

export type ClassWeekPickerProps = {
  readonly classId: number | null;
  readonly week: string | null;
  readonly onClass: (id: number | null) => void;
  readonly onWeek: (monday: string | null) => void;
  /** Why that class and week were refused. */
  readonly error?: string;
};

/** A class and a week for a pack: holidays and taken weeks can't be chosen, a partly free one warns. */
export function ClassWeekPicker({ classId, week, onClass, onWeek, error }: ClassWeekPickerProps) {
  const { t } = useTranslation('packs');
  const errorId = useId();
  const day = today();
  const end = schoolYear(day).to;
  const to = addDays(day, ahead) < end ? addDays(day, ahead) : end;
  const classes = useMyClasses().data ?? [];
  const weeks = useListClassWeeksQuery(classId === null ? skipToken : { id: classId, from: day, to });
  const chosen: ClassWeek | undefined = weeks.data?.weeks.find(({ monday }) => monday === week);
  return (
    <div className="packs-picker" aria-describedby={error ? errorId : undefined}>
      <SelectField
        name="classes_id"
        label={t('class')}
        placeholder={t('laterClass')}
        value={classId}
        options={classes.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => {
          onClass(id);
          onWeek(null);
        }}
      />
      {classId !== null && (
        <Loaded {...weeks} waiting={<Loading>{<Skeleton height={260} />}</Loading>}>
          {(answer) => (
            <WeekCalendar
              label={t('weekFor', { name: answer.class_.name })}
              weeks={calendarWeeks(answer.weeks, day, (count) => t('cards', { count }))}
              value={week}
              onChoose={({ monday }) => onWeek(monday === week ? null : monday)}
            />
          )}
        </Loaded>
      )}
      {chosen?.state === 'partly' && (
        <Banner tone="warning">{t('partly', { holidays: chosen.holidays.join(', ') })}</Banner>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
