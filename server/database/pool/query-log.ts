import type { KyselyConfig, LogEvent } from 'kysely';

let observer: ((event: LogEvent) => void) | undefined;

/** Gives every statement of databases opened from now on to an observer once it has ended; none by default, which costs nothing. */
export const observeQueries = (observe: typeof observer): void => void (observer = observe);

/** Settings of Kysely for who observes; a database that was opened keeps its own. */
export const queryLog = (): Pick<KyselyConfig, 'log'> => (observer ? { log: (event) => observer?.(event) } : {});
