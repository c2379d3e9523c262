import { isReplacedAutomatically, revertToLastGood } from './lastGood.ts';
import { causeOf, report } from './report.ts';
import type { RequestedScreen } from './shownScreen.ts';

/** Whether an error is webpack's failure to load a chunk. */
const isLoadFailure = (error: unknown) => error instanceof Error && /^Loading (CSS )?chunk /.test(error.message);

/**
 * Reports a failed side panel of a remote, with the panel's name as route [portal.remote-healed]. A candidate is
 * replaced, as when a screen fails. The address contains the panel, so the last good version opens it again.
 *
 * @returns whether the page is about to be reloaded
 */
export function reportPanelFailure(
  { remote, version }: Pick<RequestedScreen, 'remote' | 'version'>,
  component: string,
  error: unknown,
): boolean {
  const kind = isLoadFailure(error) ? 'LOAD_FAILURE' : 'RENDER';
  report({ remote, version, route: `?panel=${component}`, kind, ...causeOf(error) });
  return isReplacedAutomatically(remote, version) && revertToLastGood(remote, version);
}
