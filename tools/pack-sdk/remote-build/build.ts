import { compile } from '../../build.ts';
import { versionOf } from '../../packages.ts';
import { remoteConfig } from '../../webpack/config.ts';
import { assertLoadsTypeScript } from './node-version.ts';
import { hashOfSources } from './sources.ts';

/**
 * Builds the remote of a repository into its `dist` [portal.own-repository]. @returns its version @throws Error with
 * webpack's messages, or when this version of Node can't load the remote
 */
export async function buildRemote(root: string, name: string): Promise<string> {
  assertLoadsTypeScript(process);
  const build = hashOfSources(root);
  const config = remoteConfig({ packageName: name, mode: 'production', build });
  // The integrity of chunks from another origin is checked only with CORS.
  await compile({ ...config, output: { ...config.output, crossOriginLoading: 'anonymous' } });
  return `${versionOf(name)}-${build}`;
}
