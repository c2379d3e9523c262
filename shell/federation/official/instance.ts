import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';

import { shareScope } from '../shareScope.ts';
import { fetchFile, type Files } from './files.ts';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type RemoteInfo = Parameters<LoadEntry>[0]['remoteInfo'];
type Exports = NonNullable<Awaited<ReturnType<LoadEntry>>>;
type Load = (remote: RemoteInfo) => Promise<Exports>;

const remotes = new Map<string, { readonly load: Load; readonly files: Files }>();

/** Says how the runtime loads the container of a remote, and where its files are. */
export function onLoadEntry(name: string, load: Load, files: Files): void {
  remotes.set(name, { load, files });
}

/** Loads files with the portal's own code, since the runtime checks no digests. */
const checked: ModuleFederationRuntimePlugin = {
  name: 'memocartes-files',
  fetch: (url) => {
    const remote = [...remotes.values()].findLast(({ files }) => url.startsWith(files.folder));
    return remote && fetchFile(url, remote.files);
  },
  loadEntry: async ({ remoteInfo }) => remotes.get(remoteInfo.name)?.load(remoteInfo),
};

// Builds with `externalRuntime` have none of their own: they take the host's.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_RUNTIME_CORE_FROM: {
    name: 'shell',
    version: runtimeCore.Global.__FEDERATION__.__DEBUG_CONSTRUCTOR_VERSION__,
  },
});

/** The official runtime with the shell's modules. It is listed for the federation's devtools (`__FEDERATION__`). */
export const federation = createInstance({ name: 'shell', remotes: [], plugins: [checked] });
federation.initShareScopeMap('default', shareScope as unknown as Parameters<typeof federation.initShareScopeMap>[1]);
