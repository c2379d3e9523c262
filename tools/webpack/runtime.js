// The federation runtime of a remote that takes all it shares from its host. It stands in for the plugin's
// own, which is made for containers that also provide, negotiate versions and load other remotes, and
// weighs 12 KB (brotli) more in every remote's entry. What the generated code calls is `bundlerRuntime`; see
// `ModuleFederationPlugin` 2.9, which is pinned, and the browser tests, which fail when the two part.

/** Newest version that the host shares under a name, of the wanted major. @throws Error when there is none. */
function find(scope, key, wanted) {
  const major = (version) => version.replace(/^\D+/, '').split('.', 1)[0];
  const versions = Object.keys(scope?.[key] ?? {}).filter((version) => major(version) === major(wanted));
  const newest = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  if (newest === undefined) throw new Error(`The host does not share ${key} ${wanted}`);
  return scope[key][newest];
}

/** Fetches what a chunk takes from the host, and puts each in the place of the module of that name. */
function consumes({ chunkId, promises, installedModules, webpackRequire }) {
  const { chunkMapping = {}, moduleIdToConsumeDataMapping: shared } = webpackRequire.consumesLoadingData;
  for (const id of chunkMapping[chunkId] ?? []) {
    if (Object.hasOwn(installedModules, id)) {
      if (installedModules[id]) promises.push(installedModules[id]);
      continue;
    }
    const take = async () => {
      try {
        const { shareKey, requiredVersion } = shared[id];
        const factory = await find(webpackRequire.federation.scope, shareKey, requiredVersion).get();
        webpackRequire.m[id] = (module) => {
          module.exports = factory();
        };
        installedModules[id] = 0;
      } catch (error) {
        delete installedModules[id];
        throw error;
      }
    };
    promises.push((installedModules[id] = take()));
  }
}

export default {
  runtime: {},
  bundlerRuntime: {
    init: ({ webpackRequire }) => ({ name: webpackRequire.federation.initOptions.name }),
    initContainerEntry({ webpackRequire, shareScope }) {
      webpackRequire.federation.scope = shareScope;
    },
    I: () => true,
    consumes,
  },
};
