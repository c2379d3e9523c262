import type { ComponentType } from 'react';

import type { Texts } from '../i18n/texts.ts';
import { isOwnPanel, type PanelComponent } from './panel-names.ts';
import type { RemoteRecord } from './record.ts';

/** A component that is loaded when needed. */
export type Screen = () => Promise<{ readonly default: ComponentType }>;

/** The value that a loaded remote passes to its host. */
export type Remote = {
  readonly record: RemoteRecord;
  readonly screens: Readonly<Record<string, Screen>>;
  readonly panels?: Partial<Record<PanelComponent, Screen>>;
  readonly texts: Texts;
};

type PathOf<R extends RemoteRecord> = R['routes'][number]['path'];

/**
 * Declares a remote [portal.own-panel]. Each route of its record has exactly one screen, and names of its own panels
 * start with the remote's name. The compiler checks the screens of a record written `as const satisfies RemoteRecord`.
 * This function checks every remote, when it is published and when it is loaded.
 *
 * @throws Error that names the paths without a screen, the screens without a path and the panels with another remote's
 * name
 */
export function defineRemote<const R extends RemoteRecord>(
  remote: Remote & { readonly record: R; readonly screens: Readonly<Record<PathOf<R>, Screen>> },
): Remote {
  const paths = new Set(remote.record.routes.map((route) => route.path));
  const problems = [
    ...[...paths].filter((path) => !(path in remote.screens)).map((path) => `no screen for ${path}`),
    ...Object.keys(remote.screens)
      .filter((path) => !paths.has(path))
      .map((path) => `no route for screen ${path}`),
    ...Object.keys(remote.panels ?? {})
      .filter((name) => isOwnPanel(name) && !name.startsWith(`${remote.record.name}.`))
      .map((name) => `panel ${name} has another remote's name`),
  ];
  if (problems.length > 0) throw new Error(`${remote.record.name}: ${problems.join(', ')}`);
  return remote;
}
