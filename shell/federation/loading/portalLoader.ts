import type { Remote } from '@memocartes/shared-shell/remote';

import { preloadScripts } from './preloadScripts.ts';
import { openContainer } from './openContainer.ts';
import { createLoader, type Loader } from './loader.ts';
import { readManifest } from './manifest.ts';
import { reportFailure } from './reportFailure.ts';

/** The portal's loader. Import it lazily, after the guard: it brings the federation runtime. */
export const portalLoader = (prepare: (remote: Remote) => Promise<void>): Loader =>
  createLoader({ readManifest, openContainer, report: reportFailure, prepare, preloadScripts });
