import { Icon } from '../icon/Icon.tsx';
import { useUnlessSaving } from '../saving/useUnlessSaving.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import { Field, type FieldProps, inputClass } from './Field.tsx';

export type Option<T extends string | number = string | number> = {
  readonly value: T;
  readonly label: string;
  readonly disabled?: boolean;
};

export type SelectFieldProps<T extends string | number> = FieldProps<T | null> & {
  readonly options: readonly Option<T>[];
  /** First option, for no selection. « Choisir… » by default. */
  readonly placeholder?: string;
};

/** A select of a few values. For long lists, use `ComboField`; to select several values, `MultiComboField`. */
export function SelectField<T extends string | number>(props: SelectFieldProps<T>) {
  const { name, value, onChange, onBlur, options, readOnly, disabled, required, placeholder } = props;
  const texts = useUiTexts();
  const { isSaving, unlessSaving } = useUnlessSaving();
  const choose = (text: string) =>
    onChange(options.find((option) => String(option.value) === text)?.value ?? null, name);
  return (
    <Field {...props}>
      {(control) => (
        <div className={inputClass(props, 'mc-input--select')}>
          <select
            {...control}
            value={value ?? ''}
            disabled={disabled || readOnly}
            aria-disabled={isSaving || undefined}
            // Keeps the browser from opening the list of options.
            onMouseDown={(event) => isSaving && event.preventDefault()}
            onKeyDown={(event) => isSaving && event.key !== 'Tab' && event.preventDefault()}
            onChange={unlessSaving((event) => choose(event.target.value))}
            onBlur={() => onBlur?.(name)}
          >
            <option value="" disabled={required}>
              {placeholder ?? texts.choose}
            </option>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={18} />
        </div>
      )}
    </Field>
  );
}
