/** Classes of SQLSTATE: connection exception, insufficient resources (a full disk, too many connections), I/O error. */
const errorClasses = ['08', '53', '58'];
const errorCodes = new Set([
  '25006', // Read-only: the server became a standby in a failover.
  '25P03', // Idle_in_transaction_session_timeout
  '25P04', // Transaction_timeout
  '55P03', // Lock_timeout
  '57014', // Statement_timeout
  '57P01', // An administrator terminated the connection.
  '57P02', // The server crashed.
  '57P03', // The server is starting or stopping.
  '57P05', // Idle_session_timeout
]);
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Starts of error messages of the driver and its pool, which have no code. */
const messageStarts = [
  'Client has encountered a connection error',
  'Client was closed',
  'Connection terminated',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end',
  'driver has already been destroyed',
  'Postgres connection has been discarded',
];

type Failure = { code?: unknown; message?: unknown; syscall?: unknown };

function isUnavailableCode(code: string, syscall: unknown): boolean {
  if (networkCodes.has(code)) return true;
  if (code === 'ENOENT') return syscall === 'connect'; // Socket of a server on this machine.
  return code.length === 5 && (errorCodes.has(code) || errorClasses.some((errorClass) => code.startsWith(errorClass)));
}

/** Whether an error means that the database is unreachable or overloaded, rather than that it refused the query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  // One error per address of a host.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const { code, message, syscall } = (error ?? {}) as Failure;
  if (typeof code === 'string') return isUnavailableCode(code, syscall);
  return typeof message === 'string' && messageStarts.some((start) => message.startsWith(start));
}
