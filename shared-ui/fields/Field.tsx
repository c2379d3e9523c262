import { type ReactNode, useId } from 'react';

import { Icon } from '../icon/Icon.tsx';
import { classes } from '../theme/classes.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import './fields.css';

/** Props of every field. Values are controlled; `fieldOf` connects them to a Formik form. */
export type FieldProps<T> = {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: T;
  readonly onChange: (value: T, name: string) => void;
  readonly onBlur?: (name: string) => void;
  /** Error message; falsy if there is none. */
  readonly error?: string | false | null;
  /** Id of an error that is shown elsewhere, such as in another cell of the row. */
  readonly errorId?: string;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  /** A read-only text can be focused and copied, but not changed; read-only choices are disabled. */
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
  /** Whether the label is visually hidden, for example in a table whose heading shows it. */
  readonly labelHidden?: boolean;
};

export type ControlProps = {
  readonly id: string;
  readonly name: string;
  readonly required?: boolean;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
};

export type FieldFrameProps = Pick<
  FieldProps<unknown>,
  'name' | 'label' | 'error' | 'errorId' | 'hint' | 'required' | 'className' | 'labelHidden'
> & {
  /** Counter or note under the control, on the right. */
  readonly aside?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
};

/** The ids of the shown texts that describe a control: `<id>-<name>` for each of them; undefined if none is shown. */
export const describedBy = (id: string, texts: Record<string, unknown>): string | undefined =>
  Object.keys(texts)
    .filter((name) => texts[name])
    .map((name) => `${id}-${name}`)
    .join(' ') || undefined;

/** Label, hint, control and error of a field, associated for screen readers. */
export function Field(props: FieldFrameProps) {
  const { name, label, error, errorId, hint, required, className, labelHidden, aside, children } = props;
  const id = useId();
  return (
    <div className={classes('mc-field', className)}>
      <label id={`${id}-label`} className={labelHidden ? 'mc-sr-only' : 'mc-field__label'} htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      <FieldHint id={`${id}-hint`} hint={hint} />
      {children({
        id,
        name,
        required,
        'aria-describedby': [describedBy(id, { hint, error }), errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error || errorId ? true : undefined,
      })}
      <div className="mc-field__below">
        <FieldError id={`${id}-error`} error={error} />
        {aside && <span>{aside}</span>}
      </div>
    </div>
  );
}

/** The hint of a field; nothing without a hint. */
export function FieldHint({ id, hint }: { readonly id: string; readonly hint: ReactNode }) {
  return (
    hint && (
      <div className="mc-field__hint" id={id}>
        {hint}
      </div>
    )
  );
}

/** The asterisk of a required field. It is hidden from screen readers, which read `required` of the control. */
export function RequiredMark() {
  const texts = useUiTexts();
  return (
    <span className="mc-field__required" aria-hidden title={texts.required}>
      *
    </span>
  );
}

/**
 * The error of a field, in a live region. It is always mounted, empty without an error: screen readers announce only a
 * text that appears in an existing region [interface.error-announced]. The error of an empty required field is
 * « Champ requis » [interface.required].
 */
export function FieldError({ id, error }: { readonly id: string; readonly error?: string | false | null }) {
  return (
    <span id={id} className={error ? 'mc-field__error' : undefined} aria-live="polite">
      {error && <Icon name="alert" />}
      {error}
    </span>
  );
}

type Look = Pick<FieldProps<unknown>, 'error' | 'readOnly' | 'disabled'>;

/** Class names of the frame around a control. */
export const inputClass = ({ error, readOnly, disabled }: Look, more?: string): string =>
  classes('mc-input', error && 'mc-input--error', (readOnly || disabled) && 'mc-input--off', more);
