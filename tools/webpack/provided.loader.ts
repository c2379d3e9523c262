import type { LoaderContext } from 'webpack';

import { providedModules, sharedFolders } from './sharing.ts';

/**
 * Generates `shell/federation/provided.ts` at build time: the table of modules that the host provides, each loaded on
 * first use. It is generated because it lists every feature of the shared packages.
 */
export default function providedLoader(this: LoaderContext<unknown>): string {
  for (const folder of sharedFolders()) this.addContextDependency(folder);
  const rows = providedModules(this.mode === 'development').map(({ key, version, request, chunk }) => {
    const file = chunk ? `/* webpackChunkName: "${chunk}" */ ` : '';
    const get = `() => import(${file}${JSON.stringify(request)})`;
    return `${JSON.stringify(key)}: { version: ${JSON.stringify(version)}, get: ${get} }`;
  });
  return `export const provided = {\n${rows.join(',\n')}\n};\n`;
}
