/** Ends the PostgreSQL that `global-setup.ts` started. */
export default async function endRun(): Promise<void> {
  await globalThis.runPostgres?.end();
}
