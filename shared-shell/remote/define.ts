import type { ComponentType } from 'react';

import type { Texts } from '../i18n/texts.ts';
import type { RemoteRecord } from './record.ts';

/** The forms that the right-hand panel can hold. */
export const panelComponents = [
  'superadmin',
  'school',
  'staff',
  'class',
  'student',
  'followers',
  'followers-in-app',
  'resources',
  'notifications',
  'message',
] as const;

export type PanelComponent = (typeof panelComponents)[number];

/** A component that is fetched when it is needed. */
export type Screen = () => Promise<{ default: ComponentType }>;

/** What the host gets when it has loaded a remote. */
export type Remote = {
  readonly record: RemoteRecord;
  readonly screens: Readonly<Record<string, Screen>>;
  readonly panels?: Partial<Record<PanelComponent, Screen>>;
  readonly texts: Texts;
};

type PathOf<R extends RemoteRecord> = R['routes'][number]['path'];

/**
 * Declares a remote: exactly one screen for each route of its record. A record written `as const satisfies
 * RemoteRecord` is checked by the compiler; any record is checked here, so that publishing and loading refuse it too.
 *
 * @throws Error that names the paths without a screen and the screens without a path.
 */
export function defineRemote<const R extends RemoteRecord>(
  remote: Remote & { readonly record: R; readonly screens: Readonly<Record<PathOf<R>, Screen>> },
): Remote {
  const paths = new Set(remote.record.routes.map((route) => route.path));
  const wrong = [
    ...[...paths].filter((path) => !(path in remote.screens)).map((path) => `no screen for ${path}`),
    ...Object.keys(remote.screens)
      .filter((path) => !paths.has(path))
      .map((path) => `no route for screen ${path}`),
  ];
  if (wrong.length) throw new Error(`${remote.record.name}: ${wrong.join(', ')}`);
  return remote;
}
