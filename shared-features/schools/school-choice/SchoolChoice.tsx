import { minSchoolSearchLength } from '@memocartes/contract/schools/schools.filters';
import { useGetSchoolQuery, useSelectSchoolsQuery } from '@memocartes/shared-api/schools.api';
import { ComboField } from '@memocartes/shared-ui/combo-field';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';

const maxOptions = 20;

type Props = {
  readonly label: string;
  readonly placeholder: string;
  readonly value: number | undefined;
  readonly onChange: (id: number | null) => void;
};

/** Chooses one school by search [schools.search]. */
export function SchoolChoice({ label, placeholder, value, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const name = typed.trim().length >= minSchoolSearchLength ? typed.trim() : '';
  const schools = useSelectSchoolsQuery({ name, nb_items: maxOptions });
  const { data: chosen } = useGetSchoolQuery(value === undefined ? skipToken : { id: value });
  const options = (schools.data?.schools ?? []).map((school) => ({ value: school.id, label: school.name }));
  const isMissing = chosen && !name && !options.some((option) => option.value === chosen.id);

  return (
    <ComboField
      name="school_id"
      label={label}
      placeholder={placeholder}
      value={value ?? null}
      options={isMissing ? [{ value: chosen.id, label: chosen.name }, ...options] : options}
      onSearch={setTyped}
      loading={schools.isFetching}
      onChange={onChange}
    />
  );
}
