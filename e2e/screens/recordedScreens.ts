import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { dialogScreens } from './dialogs.ts';
import { type DemoIds, type Screen, screens, type Who } from './screens.ts';

const root = join(import.meta.dirname, '../..');

/** The part of a remote's `record.ts` that the tests need. */
export type RemoteRoutes = { readonly roles: readonly string[]; readonly routes: readonly { readonly path: string }[] };

/** People of the demonstration who may open the screens of a role. */
const visitorsByRole: Readonly<Record<string, readonly Who[]>> = {
  SUPERADMIN: ['superadmin'],
  ADMIN: ['schoolAdmin'],
  TEACHER: ['teacher', 'independent'],
  USER: ['follower'],
};

/** People of the demonstration who may open the screens of a remote. A remote without a role is public. */
const visitorsOf = ({ roles }: RemoteRoutes): readonly Who[] =>
  roles.length > 0 ? roles.flatMap((role) => visitorsByRole[role] ?? []) : ['signedOut'];

/** The route that matches an address; if several match, the route with the most fixed segments. */
function routeOf(address: string, routes: readonly string[]): string | undefined {
  const pathname = new URL(address, 'http://portal').pathname.toLowerCase();

  const matches = (route: string) =>
    new RegExp(
      `^${route
        .toLowerCase()
        .replace(/\/:\w+\?/g, '(/[^/]+)?')
        .replace(/:\w+/g, '[^/]+')}$`,
    ).test(pathname);

  const nbFixedSegments = (route: string) => route.split('/').filter((part) => part && !part.startsWith(':')).length;
  return routes.filter(matches).sort((a, b) => nbFixedSegments(b) - nbFixedSegments(a))[0];
}

/** Arbitrary ids: the route of an address does not depend on its ids. */
export const anyIds: DemoIds = { class_: 1, student: 1, school: 1, child: 1, pack: 1, chat: 1 };

/** Routes of a remote that no listed screen opens. */
export function routesWithoutScreen(remote: RemoteRoutes, listed: readonly Screen[] = screens): string[] {
  const paths = remote.routes.map(({ path }) => path);
  const visitors = visitorsOf(remote);
  const opened = listed.filter(([, who]) => visitors.includes(who)).map(([, , path]) => routeOf(path(anyIds), paths));
  return paths.filter((path) => !opened.includes(path));
}

async function readRecord(name: string): Promise<RemoteRoutes> {
  const { record } = (await import(join(root, name, 'record.ts'))) as { readonly record: RemoteRoutes };
  return record;
}

/**
 * Screens that `screens` does not list: the routes without parameters of the repository's remotes. Each is opened by
 * the first person of the demonstration who may open it.
 */
async function recordedScreens(): Promise<Screen[]> {
  const names = readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'record.ts')));
  const records = await Promise.all(names.map(async (name) => ({ name, record: await readRecord(name) })));
  return records.flatMap(({ name, record }) => {
    const [who] = visitorsOf(record);
    if (!who) return [];
    const paths = routesWithoutScreen(record).filter((path) => !path.includes('/:'));
    return paths.map((path) => [`${name} ${path}`, who, () => path] as const);
  });
}

/** The listed screens, those with an open dialog, and the screens found only in records. */
export const allScreens: readonly Screen[] = [...screens, ...dialogScreens, ...(await recordedScreens())];
