// React Refresh finds only the renderers that register after it has loaded, so remotes use the host's runtime.
import runtime from 'react-refresh/runtime';

globalThis.reactRefreshRuntime = runtime;
