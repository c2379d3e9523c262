import type { Layout, RegisteredRemote } from '@memocartes/shared-shell/remote';
import type { ReactNode } from 'react';

import type { Loader } from '../federation/loading/loader.ts';

/** What a screen's surroundings are given. */
export type ChromeProps = {
  readonly layout?: Layout;
  /** The remote whose screen is shown: its panels open beside it. */
  readonly remote?: RegisteredRemote;
  readonly loader: Loader;
  readonly children: ReactNode;
};
