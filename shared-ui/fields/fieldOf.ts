/** The properties of a Formik form that a field needs. */
export type FormLike<Values> = {
  readonly values: Values;
  readonly errors: { [K in keyof Values]?: unknown };
  readonly touched: { [K in keyof Values]?: unknown };
  readonly setFieldValue: (name: string, value: unknown) => unknown;
  readonly setFieldTouched: (name: string, touched?: boolean) => unknown;
};

/** The props of a field that connect it to a form; see `fieldOf`. */
export type FieldBinding<T> = {
  readonly name: string;
  readonly value: T;
  readonly error: string | undefined;
  readonly onChange: (value: T) => void;
  readonly onBlur: () => void;
};

/**
 * Connects a field to a form: `<TextField {...fieldOf(form, 'lastname')} label={…} />`. Errors are shown once the field
 * has lost the focus or the form was submitted.
 */
export function fieldOf<Values, K extends keyof Values & string>(
  form: FormLike<Values>,
  name: K,
): FieldBinding<Values[K]> {
  const error = form.touched[name] ? form.errors[name] : undefined;
  return {
    name,
    value: form.values[name],
    error: typeof error === 'string' ? error : undefined,
    onChange: (value) => void form.setFieldValue(name, value),
    onBlur: () => void form.setFieldTouched(name, true),
  };
}
