import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';

import { shareScope } from '../shareScope.ts';
import { fetchFile, type Files } from './files.ts';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type RemoteInfo = Parameters<LoadEntry>[0]['remoteInfo'];
type Exports = NonNullable<Awaited<ReturnType<LoadEntry>>>;
type Load = (remote: RemoteInfo) => Promise<Exports>;

const remotes = new Map<string, { readonly load: Load; readonly files: Files }>();

/** Sets how the runtime loads a remote's container, and where its files are. */
export function onLoadEntry(name: string, load: Load, files: Files): void {
  remotes.set(name, { load, files });
}

/** Loads files with the portal's own code, since the runtime does not check digests. */
const fileCheckPlugin: ModuleFederationRuntimePlugin = {
  name: 'memocartes-files',
  fetch: (url) => {
    const remote = [...remotes.values()].findLast(({ files }) => url.startsWith(files.folder));
    return remote && fetchFile(url, remote.files);
  },
  loadEntry: async ({ remoteInfo }) => remotes.get(remoteInfo.name)?.load(remoteInfo),
};

// Builds with `externalRuntime` don't include a runtime: they use the host's.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_RUNTIME_CORE_FROM: {
    name: 'shell',
    version: runtimeCore.Global.__FEDERATION__.__DEBUG_CONSTRUCTOR_VERSION__,
  },
});

/**
 * The official runtime with the shell's modules. It is registered in `__FEDERATION__` for the federation's devtools.
 */
export const federation = createInstance({ name: 'shell', remotes: [], plugins: [fileCheckPlugin] });
federation.initShareScopeMap('default', shareScope as unknown as Parameters<typeof federation.initShareScopeMap>[1]);
