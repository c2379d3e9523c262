/**
 * Refuses a version of Node that can't load the remote's TypeScript sources [portal.own-repository].
 *
 * @throws Error that names the version needed and this version
 */
export function assertLoadsTypeScript({ features, versions }: Pick<NodeJS.Process, 'features' | 'versions'>): void {
  if (features.typescript) return;
  throw new Error(`Node 22.18 or later is needed, to load the remote’s TypeScript; this is ${versions.node}.`);
}
