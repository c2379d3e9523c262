import type { Layout, RegisteredRemote } from '@memocartes/shared-shell/remote';
import type { ReactNode } from 'react';

import type { Loader } from '../federation/loading/loader.ts';

/** Props of the parts of the layout. */
export type PortalLayoutProps = {
  readonly layout?: Layout;
  /** The current remote, for its panels. */
  readonly remote?: RegisteredRemote;
  readonly loader: Loader;
  readonly children: ReactNode;
};
