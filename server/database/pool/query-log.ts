import type { KyselyConfig, LogEvent } from 'kysely';

let observer: ((event: LogEvent) => void) | undefined;

/**
 * Passes every finished statement of databases opened from now on to an observer. Without an observer there is no cost.
 */
export const observeQueries = (observe: typeof observer): void => void (observer = observe);

/** Kysely settings for the observer; databases that are already open keep theirs. */
export const queryLog = (): Pick<KyselyConfig, 'log'> => (observer ? { log: (event) => observer?.(event) } : {});
