import type { PortalState } from '@memocartes/contract/operations-page/operations-page.routes';

import type { State } from './StateTag.tsx';

/** Share of used connections from which the state is a warning: new connections may soon be refused. */
const manyConnections = 0.8;
/** Number of failures in 24 hours from which the state is an error: a defect is then more likely than chance. */
const manyErrors = 20;

/**
 * Error when the database can't be reached; warning when migrations are pending, few connections are left or a backup
 * is overdue.
 */
export function databaseState(database: PortalState['database']): State {
  if (!database) return 'error';
  const { nb_connections, max_connections, nb_pending_migrations, last_backup: backup } = database;
  const isFull = nb_connections >= manyConnections * max_connections;
  return nb_pending_migrations || isFull || backup?.is_late ? 'warning' : 'ok';
}

/**
 * Error when mails could not be sent; warning when mails wait too long, or the portal has no mail server
 * [operations-page.late].
 */
export const mailsState = ({ nb_failed, is_sending, is_late }: PortalState['mails']): State =>
  nb_failed ? 'error' : is_sending && !is_late ? 'ok' : 'warning';

/** Error when a job failed permanently; warning when a job is late, or its latest run failed [operations-page.late]. */
export function jobsState({ kinds, dead }: PortalState['jobs']): State {
  if (dead.length > 0) return 'error';
  const isWrong = ({ last_state, is_late }: (typeof kinds)[number]) =>
    is_late === true || last_state === 'retry' || last_state === 'failed';
  return kinds.some(isWrong) ? 'warning' : 'ok';
}

/** Warning when pages violated their security policy. */
export const violationsState = (violations: PortalState['violations']): State =>
  violations.length > 0 ? 'warning' : 'ok';

/** Error from `manyErrors` failures on, warning if there are fewer. */
export function errorsState(errors: PortalState['errors']): State {
  const nbErrors = errors.reduce((sum, item) => sum + item.nb, 0);
  return nbErrors >= manyErrors ? 'error' : nbErrors ? 'warning' : 'ok';
}
