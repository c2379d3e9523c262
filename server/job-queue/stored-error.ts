const ownFrame = /\/server\/([\w./-]+\.ts:\d+)/;

/**
 * The stored part of a job's error: its class or code, and where it was thrown. Messages of PostgreSQL and mail servers
 * may contain names and addresses, so they go to the log only.
 */
export function storedError(error: unknown): Error {
  const { code, name, stack } = (error ?? {}) as Partial<Error> & { code?: unknown };
  const place = ownFrame.exec(stack ?? '')?.[1];
  const stored = new Error([typeof code === 'string' ? code : (name ?? 'Error'), place].filter(Boolean).join(' at '));
  delete stored.stack;
  return stored;
}
