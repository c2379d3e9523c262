// Federation runtime of a remote that consumes every shared module from its host. The plugin's own runtime also
// provides modules, negotiates versions and loads other remotes. It would add 12 KB (brotli) to every remote's entry.
// The generated code calls `bundlerRuntime` of `ModuleFederationPlugin` 2.9 (pinned); browser tests fail when the two
// diverge.

/** Newest version with the required major that the host shares under a key. @throws Error when there is none. */
function newestShared(scope, key, required) {
  const major = (version) => version.replace(/^\D+/, '').split('.', 1)[0];
  const versions = Object.keys(scope?.[key] ?? {}).filter((version) => major(version) === major(required));
  const newest = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  if (newest === undefined) throw new Error(`The host does not share ${key} ${required}`);
  return scope[key][newest];
}

/** Loads the shared modules of a chunk from the host and installs each under its module id. */
function consumes({ chunkId, promises, installedModules, webpackRequire }) {
  const { chunkMapping = {}, moduleIdToConsumeDataMapping: shared } = webpackRequire.consumesLoadingData;
  for (const id of chunkMapping[chunkId] ?? []) {
    if (Object.hasOwn(installedModules, id)) {
      if (installedModules[id]) promises.push(installedModules[id]);
      continue;
    }
    const load = async () => {
      try {
        const { shareKey, requiredVersion } = shared[id];
        const factory = await newestShared(webpackRequire.federation.scope, shareKey, requiredVersion).get();
        webpackRequire.m[id] = (module) => {
          module.exports = factory();
        };
        installedModules[id] = 0;
      } catch (error) {
        delete installedModules[id];
        throw error;
      }
    };
    promises.push((installedModules[id] = load()));
  }
}

export default {
  runtime: {},
  bundlerRuntime: {
    init: ({ webpackRequire }) => ({ name: webpackRequire.federation.initOptions.name }),
    initContainerEntry({ webpackRequire, shareScope, remoteEntryInitOptions }) {
      webpackRequire.federation.scope = shareScope;
      // Digests of this version's files, from the registry: see `chunk-integrity.ts`.
      const { integrity, readAllDigests } = remoteEntryInitOptions ?? {};
      webpackRequire.integrity = integrity;
      if (!integrity || !readAllDigests) return;
      const loadChunk = webpackRequire.e;
      webpackRequire.e = async (chunkId) => {
        const file = webpackRequire.u(chunkId);
        // A chunk that contains only modules of the host has no file.
        const hasDigest = file === 'undefined.js' || file in webpackRequire.integrity;
        if (!hasDigest) webpackRequire.integrity = await readAllDigests();
        return loadChunk(chunkId);
      };
    },
    I: () => true,
    consumes,
  },
};
