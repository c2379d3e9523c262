import { tabStorage } from '@memocartes/shared-ui/storage';

/** Session storage key of the drafts of this tab. */
const key = 'memocartes.drafts';

/** Older drafts are ignored. */
const maxAgeMs = 12 * 60 * 60 * 1000;

/** Fields that are never stored: passwords, second-factor codes, other secrets. */
const secretField = /password|passphrase|secret|token|otp|totp|recovery/i;

/** Identifies a form: its account, page and name (`student:EDIT:12`). */
export type FormKey = { readonly account: number; readonly path: string; readonly form: string };

type OpenForm = FormKey & {
  /** Returns the entered values; undefined while there are none. */
  readonly read: () => object | undefined;
};

type Stored = { readonly account: number; readonly at: number; readonly forms: Readonly<Record<string, object>> };

const registeredForms = new Set<OpenForm>();

const nameOf = ({ path, form }: Pick<FormKey, 'path' | 'form'>) => `${path} ${form}`;

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'account' in value && 'at' in value && 'forms' in value;

/** Omits files and secrets; everything else is stored as JSON. */
const storable = (name: string, value: unknown) =>
  secretField.test(name) || value instanceof Blob ? undefined : value;

function read(): Stored | undefined {
  const value = tabStorage.readJson(key);
  return isStored(value) && Date.now() - value.at < maxAgeMs ? value : undefined;
}

/** Stores the drafts, or deletes them. @returns false if the storage is full or unavailable */
function write(stored: Stored | undefined): boolean {
  if (stored) return tabStorage.write(key, JSON.stringify(stored, storable));
  tabStorage.remove(key);
  return true;
}

/** Registers a form, whose values `keepDrafts` stores. @returns a function that unregisters it */
export function registerForm(form: OpenForm): () => void {
  registeredForms.add(form);
  return () => void registeredForms.delete(form);
}

/**
 * Stores the values of the open forms before the page is left, for example because the login session has ended. The
 * forms restore them when the same account opens the page again.
 *
 * @returns whether the browser stored anything
 */
export function keepDrafts(): boolean {
  const filled = [...registeredForms].flatMap((form) => {
    const values = form.read();
    return values ? [[form, values] as const] : [];
  });
  const account = filled[0]?.[0].account;
  if (account === undefined) return false;
  return write({
    account,
    at: Date.now(),
    forms: Object.fromEntries(filled.map(([form, values]) => [nameOf(form), values])),
  });
}

/** Whether a form has a draft. */
export function hasDraft({ account, ...formKey }: FormKey): boolean {
  const stored = read();
  return stored?.account === account && nameOf(formKey) in stored.forms;
}

/** Returns and deletes the draft of a form. Deletes all drafts if they belong to another account [accounts.draft]. */
export function takeDraft({ account, ...formKey }: FormKey): object | undefined {
  const stored = read();
  if (stored?.account !== account) {
    write(undefined);
    return undefined;
  }
  const { [nameOf(formKey)]: draft, ...others } = stored.forms;
  if (draft) write(Object.keys(others).length > 0 ? { ...stored, forms: others } : undefined);
  return draft;
}

/** Deletes all drafts, on sign-out. */
export const forgetDrafts = (): void => void write(undefined);
