import type { Option } from '@memocartes/contract/lists/lists.schemas';
import { useSelectSchoolsQuery } from '@memocartes/shared-api/schools.api';
import { MultiComboField } from '@memocartes/shared-ui/combo-field';
import type { FieldBinding } from '@memocartes/shared-ui/fields';
import { useState } from 'react';

type Props = FieldBinding<number[]> & {
  readonly label: string;
  /** Names of the schools that are already chosen. */
  readonly initialOptions: readonly Option[];
};

/** Maximum number of schools listed for a search. */
const maxOptions = 20;

/** Selects several schools, found by name. A chosen school stays listed when a later search does not match it. */
export function SchoolsField({ initialOptions, ...field }: Props) {
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useSelectSchoolsQuery({ name: typed.trim(), nb_items: maxOptions });
  const [names, setNames] = useState(() => new Map(initialOptions.map(({ id, name }) => [id, name])));
  const results = data?.schools ?? [];
  const chosen = field.value.flatMap((id) =>
    results.some((school) => school.id === id) ? [] : [{ id, name: names.get(id) ?? String(id) }],
  );

  const choose = (ids: number[]) => {
    setNames((before) => new Map([...before, ...results.map(({ id, name }) => [id, name] as const)]));
    field.onChange(ids);
  };

  return (
    <MultiComboField
      {...field}
      options={[...chosen, ...results].map(({ id, name }) => ({ value: id, label: name }))}
      onSearch={setTyped}
      loading={isFetching}
      onChange={choose}
      required
    />
  );
}
