/** Ends the PostgreSQL that `postgres-setup.ts` started. */
export default async function endRun(): Promise<void> {
  await globalThis.runPostgres?.end();
}
