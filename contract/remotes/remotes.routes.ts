import { z } from 'zod';

import { id, instant } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { roles } from '../permissions/roles.ts';
import { email } from '../users/person-fields.schemas.ts';
import { remotesCalls } from './remotes.calls.ts';
import { remoteError, remoteVersionEntry, versionName } from './remotes.schemas.ts';
import { remoteActions, remoteNamePattern, remoteVersionStates } from './remotes.ts';

const remoteVersion = z.object({
  version: z.string(),
  state: z.enum(remoteVersionStates),
  published: instant,
  /** User name of the publisher on their machine. */
  by: z.string().nullable(),
  commit: z.string().nullable(),
  bytes: z.int().nullable(),
  /** When the version was rolled back, or dropped as a candidate. */
  date_bad: instant.nullable(),
  /** Figures of a version that the server dropped automatically; null otherwise. */
  dropped: z.object({ loads: z.int(), failures: z.int(), people: z.int(), failed_people: z.int() }).nullable(),
  /** Who gets a candidate; null for other versions. `share` in percent. */
  audience: z.object({ share: z.number(), schools: z.array(z.int()) }).nullable(),
  /** Loads and failures of the last seven days. */
  loads: z.int(),
  failures: z.int(),
  /**
   * Time to screen of the last seven days, estimated from counts by duration. 8000 means 8 s or more; null without
   * loads.
   */
  median_ms: z.int().nullable(),
  p95_ms: z.int().nullable(),
});
export type RemoteVersionRow = z.infer<typeof remoteVersion>;

const managedRemote = z.object({
  name: z.string(),
  is_disabled: z.boolean(),
  /** Whether the remote contains the page of versions, and so can't be switched off. */
  is_protected: z.boolean(),
  /** Version in use after a ROLLBACK; null when a ROLLBACK would change nothing or is refused. */
  back_to: z.string().nullable(),
  versions: z.array(remoteVersion),
  /** Figures of all versions together on each of the last seven days in Paris, the oldest first. */
  days: z.array(z.object({ day: z.string(), loads: z.int(), failures: z.int(), median_ms: z.int().nullable() })),
});
export type ManagedRemote = z.infer<typeof managedRemote>;

const changeRemote = z.strictObject({
  action: z.enum(remoteActions),
  /**
   * The version that the page showed. For PROMOTE, and for ROLLBACK if there is a candidate: the candidate. Otherwise
   * the version in use.
   */
  version: versionName,
});
export type ChangeRemote = z.infer<typeof changeRemote>;

const developer = z.object({
  /** Id of the account. */
  id: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string().nullable(),
  role: z.enum(roles),
  /** Who added the account to the list; null when that person's account was deleted. */
  added_by: z.string().nullable(),
  date_create: instant,
});
export type Developer = z.infer<typeof developer>;

const addDeveloper = z.strictObject({ email });
export type AddDeveloper = z.input<typeof addDeveloper>;

/** A remote, with the versions that a developer may try. */
const remoteToTry = z.object({
  name: z.string(),
  /** Newest first, without bad versions and versions whose files were deleted. */
  versions: z.array(z.object({ version: z.string(), state: z.enum(remoteVersionStates), published: instant })),
});
export type RemoteToTry = z.infer<typeof remoteToTry>;

/**
 * Either a published version, or the address of a manifest of an allowed origin [override.versions] [override.address].
 */
const overrideChoice = z.object({ version: versionName.optional(), address: z.string().max(300).optional() });
export type OverrideChoice = { name: string } & z.infer<typeof overrideChoice>;
export type { RemoteError, RemoteVersionEntry } from './remotes.schemas.ts';

const name = z.string().regex(remoteNamePattern);

export const remotes = routes('remotes', remotesCalls, {
  list: {
    summary: 'Remotes of the portal, each with its latest versions and the figures that browsers reported.',
    response: z.object({ remotes: z.array(managedRemote), count: z.int() }),
  },
  change: {
    summary: 'Promotes the candidate of a remote, rolls the remote back, or switches it off or on.',
    params: z.object({ name }),
    body: changeRemote,
    status: 204,
  },
  errors: {
    summary: 'Latest errors that browsers reported for a remote, with positions in its sources if known.',
    params: z.object({ name }),
    response: z.object({ errors: z.array(remoteError), count: z.int() }),
  },
  developers: {
    summary: 'Accounts that may try versions of remotes.',
    response: z.object({ developers: z.array(developer), count: z.int() }),
  },
  addDeveloper: {
    summary: 'Adds an account to the list of developers; 422 when no active account has that address.',
    body: addDeveloper,
    status: 204,
  },
  removeDeveloper: {
    summary: 'Removes an account from the list of developers, which ends its override.',
    params: z.object({ id }),
    status: 204,
  },
  overrides: {
    summary:
      'Versions that a developer may try, of the remotes of their role, and the origins that an address may have.',
    response: z.object({ remotes: z.array(remoteToTry), count: z.int(), origins: z.array(z.string()) }),
  },
  override: {
    summary: 'The registry entry of a version, for a developer who tries it.',
    params: z.object({ name }),
    query: overrideChoice,
    response: remoteVersionEntry,
  },
});
