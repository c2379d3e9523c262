import { useId } from 'react';

import { useUnlessSaving } from '../saving/useUnlessSaving.ts';
import { classes } from '../theme/classes.ts';
import { describedBy, FieldError, FieldHint, type FieldProps, RequiredMark } from './Field.tsx';
import type { Option } from './SelectField.tsx';

type SwitchProps = Omit<FieldProps<boolean>, 'labelHidden'>;
type CheckboxProps = SwitchProps & {
  /** Shows the check box as indeterminate: only some of the items that it represents are selected. */
  readonly partial?: boolean;
};
type CheckProps = CheckboxProps & { readonly kind: 'checkbox' | 'switch' };

function Check({
  kind,
  name,
  label,
  value,
  onChange,
  onBlur,
  error,
  hint,
  required,
  readOnly,
  disabled,
  className,
  partial = false,
}: CheckProps) {
  const id = useId();
  const { isSaving, unlessSaving } = useUnlessSaving();
  return (
    <div className={classes('mc-field', className)}>
      <label className={classes('mc-check', kind === 'switch' && 'mc-switch')}>
        <input
          type="checkbox"
          role={kind === 'switch' ? 'switch' : undefined}
          name={name}
          checked={value}
          ref={(box) => {
            if (box) box.indeterminate = partial;
          }}
          disabled={disabled || readOnly}
          aria-disabled={isSaving || undefined}
          required={required}
          aria-describedby={describedBy(id, { hint, error })}
          aria-invalid={error ? true : undefined}
          onChange={unlessSaving((event) => onChange(event.target.checked, name))}
          onBlur={() => onBlur?.(name)}
        />
        <span>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      <FieldHint id={`${id}-hint`} hint={hint} />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** A check box: yes or no, submitted with the form. */
export function CheckboxField(props: CheckboxProps) {
  return <Check {...props} kind="checkbox" />;
}

/** A switch: on or off. */
export function SwitchField(props: SwitchProps) {
  return <Check {...props} kind="switch" />;
}

export type RadioFieldProps<T extends string | number> = Omit<FieldProps<T | null>, 'labelHidden'> & {
  readonly options: readonly Option<T>[];
  readonly direction?: 'row' | 'column';
};

/** Radio buttons: one of a few values, all visible at once. */
export function RadioField<T extends string | number>(props: RadioFieldProps<T>) {
  const {
    name,
    label,
    value,
    onChange,
    onBlur,
    error,
    hint,
    required,
    readOnly,
    disabled,
    options,
    direction,
    className,
  } = props;
  const id = useId();
  const { isSaving, unlessSaving } = useUnlessSaving();
  return (
    <fieldset className={classes('mc-field', className)} aria-describedby={describedBy(id, { hint, error })}>
      <legend className="mc-field__label">
        {label}
        {required && <RequiredMark />}
      </legend>
      <FieldHint id={`${id}-hint`} hint={hint} />
      <div className={classes('mc-radios', direction === 'column' && 'mc-radios--column')}>
        {options.map((option) => (
          <label key={option.value} className="mc-check">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={disabled || readOnly || option.disabled}
              aria-disabled={isSaving || undefined}
              required={required}
              onChange={unlessSaving(() => onChange(option.value, name))}
              onBlur={() => onBlur?.(name)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
