import { compareClasses } from '@memocartes/contract/levels/class-order';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { useListClassesQuery } from '@memocartes/shared-api/classes.api';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { SelectField } from '@memocartes/shared-ui/fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LoadError } from '../../load-error/index.ts';
import type { Target } from './usePlaceStudents.ts';

type Props = {
  readonly schoolId: number | undefined;
  /** Number of students to place. */
  readonly count: number;
  /** The class that the students are already in. */
  readonly excludedClassId?: number;
  readonly onChoose: (target: NonNullable<Target>) => void;
  readonly onClose: () => void;
};

/** Chooses the class for the selected students; each option shows its level and number of students. */
export function ChooseClassDialog({ schoolId, count, excludedClassId, onChoose, onClose }: Props) {
  const { t } = useTranslation('placement');
  const [id, setId] = useState<number | null>(null);
  const { data, error, refetch } = useListClassesQuery({ school_id: schoolId, nb_items: maxPageSize });
  const classes = (data?.classes ?? []).filter((item) => item.id !== excludedClassId).toSorted(compareClasses);
  const chosen = classes.find((item) => item.id === id);

  return (
    <Dialog
      title={t('choose', { count })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" icon="assign" disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
            {t('next')}
          </Button>
        </>
      }
    >
      {error && !data ? (
        <LoadError error={error} refetch={refetch} />
      ) : (
        <SelectField
          name="class"
          label={t('class')}
          value={id}
          required
          options={classes.map((item) => ({
            value: item.id,
            label: t('classWith', { name: item.name, level: item.level, count: item.nb_students }),
          }))}
          onChange={setId}
          hint={data && classes.length === 0 ? t('noClass') : undefined}
        />
      )}
    </Dialog>
  );
}
