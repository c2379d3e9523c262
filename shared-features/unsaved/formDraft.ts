import type { Draft } from '@memocartes/shared-shell/drafts';
import { changedFields } from '@memocartes/shared-shell/versions';

type FormLike<V> = {
  readonly values: V;
  readonly initialValues: V;
  readonly dirty: boolean;
  readonly resetForm: (state: { readonly values: V }) => void;
  readonly setValues: (values: V) => unknown;
};

/** A form's draft: its changes, the values they replace, and the entity version of those values. */
export type DraftChanges<V> = {
  readonly changed: Partial<V>;
  readonly was: Partial<V>;
  readonly version?: number;
};

type Options<V> = {
  /** The version that the draft was made on, so that later changes by other people are detected on save. */
  readonly versions?: {
    readonly version: () => number | undefined;
    readonly setVersion: (version: number) => void;
  };
  /** Called after values were restored. */
  readonly onRestore?: (values: V) => void;
};

/** The draft of a Formik form: its changed fields [accounts.draft]. */
export function formDraft<V extends object>(
  name: string,
  { values, initialValues, dirty, resetForm, setValues }: FormLike<V>,
  { versions, onRestore }: Options<V> = {},
): Draft<DraftChanges<V>> {
  const changed = changedFields(initialValues, values);
  const was = Object.fromEntries(Object.keys(changed).map((field) => [field, initialValues[field as keyof V]]));
  return {
    form: name,
    values: dirty ? { changed, was: was as Partial<V>, version: versions?.version() } : undefined,
    restore: (draft) => {
      const base = { ...initialValues, ...draft.was };
      const restored = { ...base, ...draft.changed };
      if (draft.version !== undefined) versions?.setVersion(draft.version);
      resetForm({ values: base });
      setValues(restored);
      onRestore?.(restored);
    },
  };
}
