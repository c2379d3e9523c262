// React Refresh knows only the renderers that it saw arrive: the host's runtime serves the remotes too.
import runtime from 'react-refresh/runtime';

globalThis.reactRefreshRuntime = runtime;
