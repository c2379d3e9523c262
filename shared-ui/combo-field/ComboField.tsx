import { lazy, Suspense } from 'react';
import { Field } from '../fields/Field.tsx';
import type { FieldProps } from '../fields/Field.tsx';
import type { Option } from '../fields/SelectField.tsx';
import { Skeleton } from '../states/Skeleton.tsx';

// antd's select comes with the first field that needs it, never with the page
const SelectInput = lazy(() => import('../antd/SelectInput.tsx'));

type Choice<T> = (FieldProps<T | null> & { multiple?: false }) | (FieldProps<T[]> & { multiple: true });

export type ComboFieldProps<T extends string | number> = Choice<T> & {
  options: readonly Option<T>[];
  /** What is typed, when the server searches. Without it the options given are searched. */
  onSearch?: (text: string) => void;
  loading?: boolean;
  placeholder?: string;
};

/** One or several values out of a long list, found by typing. For a few values, `SelectField`. */
export function ComboField<T extends string | number>(props: ComboFieldProps<T>) {
  const { name, label, error, hint, required, className, ...rest } = props;
  return (
    <Field {...{ name, label, error, hint, required, className }}>
      {(control) => (
        <Suspense fallback={<Skeleton height={40} />}>
          <SelectInput
            {...(rest as unknown as ComboFieldProps<string | number>)}
            {...{ name, error }}
            id={control.id}
            describedBy={control['aria-describedby']}
          />
        </Suspense>
      )}
    </Field>
  );
}
