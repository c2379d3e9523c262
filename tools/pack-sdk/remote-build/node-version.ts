/**
 * Node must load the remote's TypeScript sources [portal.own-repository].
 *
 * @throws Error with the remedy when this version of Node can't
 */
export function assertLoadsTypeScript({ features, versions }: Pick<NodeJS.Process, 'features' | 'versions'>): void {
  if (features.typescript) return;
  throw new Error(`Node 22.18 or later is needed, to load the remote’s TypeScript; this is ${versions.node}.`);
}
