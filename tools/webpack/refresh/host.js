// React Refresh only knows renderers registered after it, so remotes use the host's runtime.
import runtime from 'react-refresh/runtime';

globalThis.reactRefreshRuntime = runtime;
