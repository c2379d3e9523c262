import { tabStorage } from '@memocartes/shared-ui/storage';

/** Where the words of a form that a session ended in are kept, for this tab. */
const key = 'memocartes.drafts';

/** Drafts older than this are dropped: nobody expects them any more. */
const maxAgeMs = 12 * 60 * 60 * 1000;

/** What no draft ever holds, whatever the form: passwords, second-factor codes, other secrets. */
const secretField = /password|passphrase|secret|token|otp|totp|recovery/i;

/** Where a form stands: who fills it in, on which page, under which name (`student:EDIT:12`). */
export type FormPlace = { readonly account: number; readonly path: string; readonly form: string };

type OpenForm = FormPlace & {
  /** What was entered; undefined while nothing was. */
  readonly read: () => object | undefined;
};

type Stored = { readonly account: number; readonly at: number; readonly forms: Readonly<Record<string, object>> };

const registeredForms = new Set<OpenForm>();

const nameOf = ({ path, form }: Pick<FormPlace, 'path' | 'form'>) => `${path} ${form}`;

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'account' in value && 'at' in value && 'forms' in value;

/** Files and secrets are left out; everything else is kept as JSON. */
const storable = (name: string, value: unknown) =>
  secretField.test(name) || value instanceof Blob ? undefined : value;

function read(): Stored | undefined {
  const found = tabStorage.readJson(key);
  return isStored(found) && Date.now() - found.at < maxAgeMs ? found : undefined;
}

/** Stores it, or nothing. @returns whether it is stored: a full or refused storage stores nothing */
function write(stored: Stored | undefined): boolean {
  if (stored) return tabStorage.write(key, JSON.stringify(stored, storable));
  tabStorage.remove(key);
  return true;
}

/** Makes a form known, so that what it holds is kept if the session ends. @returns what takes it back */
export function registerForm(form: OpenForm): () => void {
  registeredForms.add(form);
  return () => void registeredForms.delete(form);
}

/**
 * Keeps what the open forms hold, for the sign-in that follows.
 *
 * @returns whether words were kept; false when there were none or the storage is refused.
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

/** Whether words wait for a form. */
export function hasDraft({ account, ...place }: FormPlace): boolean {
  const stored = read();
  return stored?.account === account && nameOf(place) in stored.forms;
}

/** The words that wait for a form, given once. Another account's are removed unread. */
export function takeDraft({ account, ...place }: FormPlace): object | undefined {
  const stored = read();
  if (stored?.account !== account) {
    write(undefined);
    return undefined;
  }
  const { [nameOf(place)]: found, ...others } = stored.forms;
  if (found) write(Object.keys(others).length ? { ...stored, forms: others } : undefined);
  return found;
}

/** Removes all of them: their author signed out. */
export const forgetDrafts = (): void => void write(undefined);
