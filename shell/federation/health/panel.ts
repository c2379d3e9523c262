import type { Place } from './current.ts';
import { isReplacedAutomatically, revertToLastGood } from './heal.ts';
import { causeOf, report } from './report.ts';

/** Whether an error is webpack's, for a chunk of the panel that could not be loaded. */
const isLoadFailure = (error: unknown) => error instanceof Error && /^Loading (CSS )?chunk /.test(error.message);

/**
 * Reports a failed side panel of a remote, by the panel's name instead of a route. A candidate is abandoned, as when a
 * screen fails; the panel is in the address, so it opens again with the last good version [portal.remote-healed].
 *
 * @returns whether the page is about to be reloaded
 */
export function reportPanelFailure(
  { remote, version }: Pick<Place, 'remote' | 'version'>,
  component: string,
  error: unknown,
): boolean {
  const kind = isLoadFailure(error) ? 'LOAD_FAILURE' : 'RENDER';
  report({ remote, version, route: `?panel=${component}`, kind, ...causeOf(error) });
  return isReplacedAutomatically(remote, version) && revertToLastGood(remote, version);
}
