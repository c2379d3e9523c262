import { levels } from '@memocartes/contract/people/people';
import { useSelectClassesQuery } from '@memocartes/shared-api/classes.api';
import { SelectField } from '@memocartes/shared-ui/fields';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { useTranslation } from 'react-i18next';

import { ArchivedFilter, OfferFilter } from '../every-school/index.ts';
import { statuses, type StudentsTable, yesNo } from './studentsTable.ts';

type Props = {
  readonly table: StudentsTable;
  readonly schoolId: number | undefined;
  /** One's own pupils all have a class, and are there. */
  readonly mine: boolean;
  readonly everySchool?: boolean;
};

/** Narrows the list of pupils: words, class, level, status, physical cards. */
export function StudentFilters({ table, schoolId, mine, everySchool }: Props) {
  const { t } = useTranslation('studentsList');
  const { filters, setFilter } = table;
  const { data } = useSelectClassesQuery({ school_id: schoolId, nb_items: 100 });
  const classes = (data?.classes ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const choose = (value: string | null) => setFilter('class_id', value === 'none' ? value : Number(value) || null);
  return (
    <>
      <FilterField label={t('search')} value={filters.search ?? ''} onSearch={(text) => setFilter('search', text)} />
      <SelectField
        name="class_id"
        label={t('class')}
        placeholder={t('allClasses')}
        value={filters.class_id === undefined ? null : String(filters.class_id)}
        options={mine ? classes : [{ value: 'none', label: t('withoutClass') }, ...classes]}
        onChange={choose}
      />
      <SelectField
        name="level"
        label={t('level')}
        placeholder={t('allLevels')}
        value={filters.level ?? null}
        options={levels.map((value) => ({ value, label: value }))}
        onChange={(value) => setFilter('level', value)}
      />
      {!mine && (
        <SelectField
          name="status"
          label={t('status')}
          required
          value={filters.status ?? 'ACTIVE'}
          options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          onChange={(value) => setFilter('status', value)}
        />
      )}
      <SelectField
        name="is_phygital"
        label={t('phygital')}
        placeholder={t('all')}
        value={filters.is_phygital ?? null}
        options={yesNo.map((value) => ({ value, label: t(`yesNo.${value}`) }))}
        onChange={(value) => setFilter('is_phygital', value)}
      />
      {everySchool && (
        <>
          <OfferFilter value={filters.offers_id} onChange={(value) => setFilter('offers_id', value)} />
          <ArchivedFilter value={filters.archived} onChange={(value) => setFilter('archived', value)} />
        </>
      )}
    </>
  );
}
