import { levels } from '@memocartes/contract/levels/levels';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { useSelectClassesQuery } from '@memocartes/shared-api/classes.api';
import { TableFilters } from '@memocartes/shared-shell/table-query';
import { useTranslation } from 'react-i18next';

import { useArchivedFacet, useOfferFacet } from '../../schools/every-school/index.ts';
import { statuses, type StudentsTable, yesNo } from './studentsTable.ts';

type Props = {
  readonly table: StudentsTable;
  readonly schoolId: number | undefined;
  /** Whether the list contains the teacher's own students, who are all present and in a class. */
  readonly mine: boolean;
  readonly everySchool?: boolean;
};

/** Filters of the list of students: text, class, level, status, physical cards, followers. */
export function StudentFilters({ table, schoolId, mine, everySchool }: Props) {
  const { t } = useTranslation('studentsList');
  const { data } = useSelectClassesQuery({ school_id: schoolId, nb_items: maxPageSize });
  const offer = useOfferFacet();
  const archived = useArchivedFacet();
  const classes = (data?.classes ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

  return (
    <TableFilters
      table={table}
      label={t('search')}
      facets={[
        { key: 'level', label: t('level'), options: levels.map((value) => ({ value, label: value })) },
        {
          key: 'class_id',
          label: t('class'),
          options: mine ? classes : [{ value: 'none', label: t('withoutClass') }, ...classes],
        },
        ...(mine
          ? []
          : [
              {
                key: 'status' as const,
                label: t('status'),
                // Present students are the default, so they need no option.
                options: statuses
                  .filter((value) => value !== 'ACTIVE')
                  .map((value) => ({ value, label: t(`statuses.${value}`) })),
              },
            ]),
        {
          key: 'is_phygital',
          label: t('phygital'),
          options: yesNo.map((value) => ({ value, label: t(`phygitalOnly.${value}`) })),
        },
        {
          // [followers.without]
          key: 'has_follower',
          label: t('followers'),
          options: yesNo.map((value) => ({ value, label: t(`hasFollower.${value}`) })),
        },
        ...(everySchool ? [offer, archived] : []),
      ]}
    />
  );
}
