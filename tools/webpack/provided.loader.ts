import type { LoaderContext } from 'webpack';

import { provisions, sharedFolders } from './sharing.ts';

/**
 * Fills `shell/federation/provided.ts` at build time: a table of what the host hands to remotes, each fetched when it is
 * first asked for. Written by the build because it names every component of the design system, which grows by the day.
 */
export default function providedLoader(this: LoaderContext<unknown>): string {
  for (const folder of sharedFolders()) this.addContextDependency(folder);
  const rows = provisions(this.mode === 'development').map(({ key, version, request, small }) => {
    const file = small ? '/* webpackChunkName: "shared" */ ' : '';
    const get = `() => import(${file}${JSON.stringify(request)})`;
    return `${JSON.stringify(key)}: { version: ${JSON.stringify(version)}, get: ${get} }`;
  });
  return `export const provided = {\n${rows.join(',\n')}\n};\n`;
}
