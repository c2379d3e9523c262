import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

import { useOptionalMe } from '../session/session.tsx';
import { hasDraft, registerForm, takeDraft } from './drafts.ts';

export type Draft<V extends object> = {
  /** Name of the form on its page: `student:EDIT:12`. */
  readonly form: string;
  /** The entered values, changed fields only; undefined while there are none. */
  readonly values: Partial<V> | undefined;
  /** Fills the form with the stored values. */
  readonly restore: (values: Partial<V>) => void;
};

/**
 * Registers a form's values for `keepDrafts`, and restores the stored ones when the same account opens the form again.
 * Passwords, second-factor codes and files are never stored. Does nothing if `draft` is undefined, or for a visitor.
 */
export function useDraft<V extends object>(draft: Draft<V> | undefined): void {
  const { pathname: path } = useLocation();
  const account = useOptionalMe()?.id;
  const form = draft?.form;
  const readValues = useEffectEvent(() => draft?.values);
  const restore = useEffectEvent((values: object) => draft?.restore(values as Partial<V>));
  useEffect(() => {
    if (form === undefined || account === undefined) return;
    const formKey = { account, path, form };
    const storedValues = takeDraft(formKey);
    if (storedValues) restore(storedValues);
    return registerForm({ ...formKey, read: () => readValues() });
  }, [account, path, form]);
}

/** Whether a form of this page has a draft, so that the page can open the form. */
export function useHasDraft(form: string): boolean {
  const { pathname: path } = useLocation();
  const account = useOptionalMe()?.id;
  return account !== undefined && hasDraft({ account, path, form });
}
