import { Button } from '../button/Button.tsx';
import { Field, type FieldProps } from '../fields/Field.tsx';
import type { Option } from '../fields/SelectField.tsx';
import { useLazy } from '../lazy/useLazy.ts';
import { Skeleton } from '../states/Skeleton.tsx';
import { useUiTexts } from '../theme/ThemeProvider.tsx';

// antd's select is loaded when the first field needs it.
const loadSelect = () => import('../antd/SelectInput.tsx');

type Value = string | number;

type OptionProps<T extends Value> = {
  readonly options: readonly Option<T>[];
  /** Called with the typed text, for a search by the server. By default the given options are searched. */
  readonly onSearch?: (text: string) => void;
  readonly loading?: boolean;
  readonly placeholder?: string;
};

export type ComboFieldProps<T extends Value> = FieldProps<T | null> & OptionProps<T>;
export type MultiComboFieldProps<T extends Value> = FieldProps<T[]> & OptionProps<T>;

type AnyProps = Omit<FieldProps<unknown>, 'onChange'> & { readonly onChange: unknown } & OptionProps<never>;

function Combo({ label, labelHidden, hint, required, className, ...props }: AnyProps & { readonly multiple: boolean }) {
  const texts = useUiTexts();
  const { Component: SelectInput, failed, retry } = useLazy(loadSelect);
  const { name, error } = props;
  return (
    <Field
      name={name}
      label={label}
      labelHidden={labelHidden}
      error={error}
      hint={hint}
      required={required}
      className={className}
    >
      {(control) => {
        if (failed) {
          return (
            <Button icon="refresh" onClick={retry}>
              {texts.retry}
            </Button>
          );
        }
        if (!SelectInput) return <Skeleton height="var(--mc-control)" />;
        const onChange = props.onChange as (value: unknown, name: string) => void;
        const { id, 'aria-describedby': describedBy } = control;
        return <SelectInput {...props} onChange={onChange} id={id} describedBy={describedBy} required={required} />;
      }}
    </Field>
  );
}

/** Selects one value of a long list by typing. For a few values, use `SelectField`. */
export function ComboField<T extends Value>(props: ComboFieldProps<T>) {
  return <Combo {...(props as AnyProps)} multiple={false} />;
}

/** Selects several values of a list by typing. */
export function MultiComboField<T extends Value>(props: MultiComboFieldProps<T>) {
  return <Combo {...(props as AnyProps)} multiple />;
}
