import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';

import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { useIsSaving } from '../saving/Saving.tsx';
import { Field, type FieldProps, inputClass } from './Field.tsx';

export type TextFieldProps = FieldProps<string> & {
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly placeholder?: string;
  readonly icon?: IconName;
  readonly maxLength?: number;
  /**
   * Shows the number of characters and their limit: `maxLength` if true. A number is a limit that the form checks, and
   * that can be exceeded while typing.
   */
  readonly counter?: boolean | number;
  /** Renders a textarea. */
  readonly multiline?: boolean;
  readonly spellCheck?: boolean;
};

/** A text field of one or several lines. */
export function TextField(props: TextFieldProps) {
  const { name, value, onChange, onBlur, disabled, multiline, icon, counter, type = 'text' } = props;
  const readOnly = useIsSaving() || props.readOnly;
  const { autoComplete, inputMode, placeholder, maxLength, spellCheck } = props;
  const limit = counter === true ? maxLength : counter;
  const aside = limit ? `${value.length} / ${limit}` : undefined;
  return (
    <Field {...props} aside={aside}>
      {(control) => {
        const shared = {
          ...control,
          value,
          readOnly,
          disabled,
          autoComplete,
          inputMode,
          placeholder,
          maxLength,
          spellCheck,
          onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value, name),
          onBlur: () => onBlur?.(name),
        };
        return (
          <div className={inputClass(props)}>
            {icon && <Icon name={icon} />}
            {multiline ? <textarea rows={4} {...shared} /> : <input type={type} {...shared} />}
          </div>
        );
      }}
    </Field>
  );
}

/**
 * A telephone number. Typed or pasted dots, dashes, slashes and non-breaking spaces become spaces immediately; the form
 * validates the number.
 */
export function PhoneField({ onChange, ...props }: Omit<TextFieldProps, 'type' | 'multiline'>) {
  return (
    <TextField
      autoComplete="tel"
      inputMode="tel"
      icon="phone"
      maxLength={25}
      {...props}
      onChange={(typed, name) => onChange(typed.replace(/[.\-/\u00a0\u202f]+/g, ' '), name)}
      type="tel"
    />
  );
}
