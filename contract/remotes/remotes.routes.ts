import { z } from 'zod';

import { routes } from '../http/route.ts';
import { instant } from '../lists/lists.ts';
import { remotesCalls } from './remotes.calls.ts';
import { remoteActions, remoteVersionStates } from './remotes.ts';

const number = z.number().int();

const remoteVersion = z.object({
  version: z.string(),
  state: z.enum(remoteVersionStates),
  published: instant,
  /** Who published it, as their machine names them. */
  by: z.string().nullable(),
  commit: z.string().nullable(),
  bytes: number.nullable(),
  /** When it was rolled back or dropped. */
  date_bad: instant.nullable(),
  /** What it had done when the server dropped it by itself. */
  dropped: z.object({ loads: number, failures: number, people: number, failed_people: number }).nullable(),
  /** Of a candidate: who gets it. `share` in percent. */
  audience: z.object({ share: z.number(), schools: z.array(number) }).nullable(),
  /** Of the last seven days. */
  loads: number,
  failures: number,
  /** Time to screen of the last seven days, estimated from counts by duration; 8000 stands for 8 s or more, null for no load. */
  median_ms: number.nullable(),
  p95_ms: number.nullable(),
});
export type RemoteVersionRow = z.infer<typeof remoteVersion>;

const managedRemote = z.object({
  name: z.string(),
  is_disabled: z.boolean(),
  /** The page of versions is in this remote: it stays on. */
  is_protected: z.boolean(),
  /** Version in use once ROLLBACK is done; null when there is nothing to go back to. */
  back_to: z.string().nullable(),
  versions: z.array(remoteVersion),
});
export type ManagedRemote = z.infer<typeof managedRemote>;

const changeRemote = z.strictObject({
  action: z.enum(remoteActions),
  /** As the page showed it: of PROMOTE the candidate, of ROLLBACK the one to leave, otherwise the one in use. */
  version: z.string().regex(/^[\w.+-]{1,60}$/, 'Version attendue.'),
});
export type ChangeRemote = z.infer<typeof changeRemote>;

export const remotes = routes('remotes', remotesCalls, {
  list: {
    summary: 'Remotes of the portal, each with its latest versions and what browsers reported of them.',
    response: z.object({ remotes: z.array(managedRemote), count: number }),
  },
  change: {
    summary: 'Promotes the candidate of a remote, rolls it back, switches it off or on.',
    params: z.object({ name: z.string().regex(/^mf-[a-z-]{1,40}$/) }),
    body: changeRemote,
    status: 204,
  },
});
