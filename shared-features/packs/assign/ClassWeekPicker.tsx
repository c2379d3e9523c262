import { LoadErrorBanner } from '@memocartes/shared-ui/banner';
import { FieldError, SelectField } from '@memocartes/shared-ui/fields';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useMyClasses } from './useMyClasses.ts';
import { WeekPicker } from './WeekPicker.tsx';
import '../detail/packs.css';

type ClassWeekPickerProps = {
  readonly classId: number | null;
  readonly week: string | null;
  readonly onClass: (id: number | null) => void;
  readonly onWeek: (monday: string | null) => void;
  /** A class to exclude: the one that already has the pack. */
  readonly except?: number;
  /** Whether the pack is new: the class is then optional, and its choice preselects a free week. */
  readonly proposes?: boolean;
  /** The class's week whose pack the new pack may replace [packs.replace]. */
  readonly replaceable?: { readonly classId: number; readonly week: string };
  /** Reason why that class and week were refused. */
  readonly error?: string;
};

/** Chooses a class and a week for a pack; shows an error if the classes can't be loaded. */
export function ClassWeekPicker(props: ClassWeekPickerProps) {
  const { classId, week, onClass, onWeek, except, proposes, replaceable, error } = props;
  const { t } = useTranslation('packs');
  const errorId = useId();
  const { data, isError, refetch } = useMyClasses();
  const classes = data?.filter(({ id }) => id !== except) ?? [];
  if (isError && !data) return <LoadErrorBanner onRetry={() => void refetch()}>{t('classesUnread')}</LoadErrorBanner>;

  return (
    <div className="packs-picker" aria-describedby={error ? errorId : undefined}>
      <SelectField
        name="classes_id"
        label={t('class')}
        placeholder={t(proposes ? 'laterClass' : 'whichClass')}
        value={classId}
        options={classes.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => {
          onClass(id);
          onWeek(null);
        }}
      />
      {classId !== null && (
        <WeekPicker
          classId={classId}
          week={week}
          onWeek={onWeek}
          proposes={proposes}
          replaceable={replaceable?.classId === classId ? replaceable.week : undefined}
        />
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
