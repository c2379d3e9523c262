import type { Draft } from '@memocartes/shared-shell/drafts';
import { changedFields } from '@memocartes/shared-shell/versions';

type FormLike<V> = {
  readonly values: V;
  readonly initialValues: V;
  readonly dirty: boolean;
  readonly setValues: (values: V) => unknown;
};

/** What a Formik form keeps when the session ends: the fields that were changed. `onRestore` does what follows from them. */
export const formDraft = <V extends object>(
  form: string,
  { values, initialValues, dirty, setValues }: FormLike<V>,
  onRestore?: (values: V) => void,
): Draft<V> => ({
  form,
  values: dirty ? changedFields(initialValues, values) : undefined,
  restore: (kept) => {
    const restored = { ...values, ...kept };
    setValues(restored);
    onRestore?.(restored);
  },
});
